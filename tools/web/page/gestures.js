// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Fingers on the screen: a drag makes steps, a tap is A, two fingers are B, a long press SELECT.

const STEP = 26;  // CSS pixels of a drag that make one step
const SLOP = 10;  // a finger that moves no further has not moved
const LONG = 350;  // ms; the firmware then waits a little more before it takes SELECT as held

export class Gestures {
  // `later(call, ms)` returns a function that calls it off; tests pass their own.
  constructor(buttons, later = laterByClock) {
    this._buttons = buttons;
    this._later = later;
    this._fingers = new Map();  // by pointer: where the next step is counted from
    this._forget();
  }

  _forget() {
    this._most = 0;  // fingers that were down at once
    this._moved = false;
    this._holding = false;
    this._callOff?.();
    this._callOff = null;
  }

  down(id, x, y) {
    if (!this._fingers.size) this._forget();
    this._fingers.set(id, {x, y});
    this._most = Math.max(this._most, this._fingers.size);
    this._callOff?.();
    this._callOff = this._most > 1 ? null : this._later(() => this._hold(), LONG);
  }

  _hold() {
    if (this._moved) return;
    this._holding = true;
    this._buttons.press("E", "finger");
  }

  move(id, x, y) {
    const from = this._fingers.get(id);
    if (!from || this._most > 1 || this._holding) return;
    const far = Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
    if (!this._moved && far < SLOP) return;
    this._moved = true;
    this._callOff?.();
    this._step(from, "x", x, "L", "R");
    this._step(from, "y", y, "U", "D");
  }

  _step(from, axis, now, less, more) {
    while (Math.abs(now - from[axis]) >= STEP) {
      const way = Math.sign(now - from[axis]);
      from[axis] += way * STEP;
      this._buttons.tap(way < 0 ? less : more);
    }
  }

  up(id) {
    if (!this._fingers.delete(id) || this._fingers.size) return;
    if (this._holding) this._buttons.release("E", "finger");
    else if (!this._moved && this._most <= 2) this._buttons.tap(this._most === 2 ? "B" : "A");
    this._forget();
  }

  // The browser took the fingers for something of its own, such as a zoom.
  cancel(id) {
    if (!this._fingers.delete(id)) return;
    if (this._holding) this._buttons.release("E", "finger");
    this._fingers.clear();
    this._forget();
  }
}

function laterByClock(call, ms) {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

export function listenToFingers(element, gestures, onFirst) {
  element.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault();
    onFirst();
    element.setPointerCapture(event.pointerId);
    gestures.down(event.pointerId, event.clientX, event.clientY);
  });
  element.addEventListener("pointermove", (event) =>
    gestures.move(event.pointerId, event.clientX, event.clientY));
  element.addEventListener("pointerup", (event) => gestures.up(event.pointerId));
  element.addEventListener("pointercancel", (event) => gestures.cancel(event.pointerId));
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
