// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The firmware's clock, and the loop that runs it: at full pace while something happens.

const FRAME = 15;  // ms between two frames, at least
const AWAKE = 600;  // ms after a press, a picture or a note until the loop runs slower,
const NAP = 60;  // with so many ms between two frames

// Milliseconds that stand still while nobody plays: a long absence would dim the screen.
export class Clock {
  constructor() {
    this.at = 0;
    this._last = performance.now();
    this._stopped = false;
  }

  now() {
    const real = performance.now();
    if (!this._stopped) this.at += real - this._last;
    this._last = real;
    return this.at;
  }

  stop(stopped) {
    this.now();
    this._stopped = stopped;
  }
}

export class Loop {
  constructor(frame) {
    this._frame = frame;
    this._last = 0;
    this._woken = performance.now();
    this._nap = 0;  // the timer of the next frame, while nothing happens
  }

  start() {
    requestAnimationFrame((time) => this._run(time));
  }

  // Something happened: the next frame comes as soon as it can.
  wake() {
    this._woken = performance.now();
    if (!this._nap) return;
    clearTimeout(this._nap);
    this._nap = 0;
    this.start();
  }

  _run(time) {
    if (performance.now() - this._woken < AWAKE) this.start();
    else this._rest();
    if (time - this._last < FRAME) return;
    this._last = time;
    this._frame();
  }

  // Without animation frames, for which the browser would do all that a new picture takes. A page
  // that nobody sees gets none, and so waits for one.
  _rest() {
    this._nap = setTimeout(() => {
      this._nap = 0;
      if (document.hidden) this.start();
      else this._run(performance.now());
    }, NAP);
  }
}
