// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The buttons, whatever presses them: keys, thumbs, gestures, a game pad.

import {KEYS} from "./machine.js";

const OPPOSITE = {U: "D", D: "U", L: "R", R: "L"};

export class Buttons {
  // `onChange(letter, down)` when a button really goes down or up; `send(number, down)` to the VM.
  constructor(send, onChange = () => {}) {
    this.turned = false;  // the board is held the other way round, and its D-pad with it
    this._send = send;
    this._onChange = onChange;
    this._held = new Map();  // letter: {who: set of holders, number: the key that is down}
  }

  press(letter, who) {
    const held = this._held.get(letter);
    if (held) {
      held.who.add(who);
      return;
    }
    const number = KEYS[(this.turned && OPPOSITE[letter]) || letter];
    this._held.set(letter, {who: new Set([who]), number});
    this._onChange(letter, true);
    this._send(number, true);
  }

  release(letter, who) {
    const held = this._held.get(letter);
    if (!held?.who.delete(who) || held.who.size) return;
    this._held.delete(letter);
    this._onChange(letter, false);
    this._send(held.number, false);
  }

  tap(letter) {
    this.press(letter, "tap");
    this.release(letter, "tap");
  }

  // Of everything this holder has pressed, nothing but these letters stays down.
  hold(letters, who) {
    for (const [letter, held] of [...this._held]) {
      if (held.who.has(who) && !letters.includes(letter)) this.release(letter, who);
    }
    for (const letter of letters) this.press(letter, who);
  }

  releaseAll() {
    for (const [letter, held] of [...this._held]) {
      for (const who of [...held.who]) this.release(letter, who);
    }
  }
}
