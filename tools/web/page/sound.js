// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The speaker: one square wave. Browsers let it be heard only after a first press.

const LOUDEST = 0.15;
const SOFT = 0.003;  // seconds: no click where a note begins or ends

export class Sound {
  constructor(muted) {
    this.muted = muted;
    this.notes = 0;  // so far
    this._context = null;
    this._level = 0;
  }

  // To be called with every press.
  wake() {
    if (!this._context && globalThis.AudioContext) {
      this._context = new AudioContext();
      this._wave = this._context.createOscillator();
      this._wave.type = "square";
      this._gain = this._context.createGain();
      this._gain.gain.value = 0;
      this._wave.connect(this._gain).connect(this._context.destination);
      this._wave.start();
    }
    // "suspended", or "interrupted" by a call on some phones
    if (this._context && this._context.state !== "running") this._context.resume().catch(() => {});
  }

  // `swing` is how far the wave goes up and down, 0 to 127; no hertz are silence.
  tone(hertz, swing) {
    this._level = hertz ? (swing / 127) * LOUDEST : 0;
    if (hertz) this.notes++;
    if (!this._context) return;
    if (hertz) this._wave.frequency.setValueAtTime(hertz, this._context.currentTime);
    this._apply();
  }

  mute(muted) {
    this.muted = muted;
    if (this._context) this._apply();
  }

  _apply() {
    const level = this.muted ? 0 : this._level;
    this._gain.gain.setTargetAtTime(level, this._context.currentTime, SOFT);
  }
}
