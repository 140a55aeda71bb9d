// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The picture in words: all that is written on it, and for screen readers what is new.

const REST = 250;  // ms from a new picture until it is read: more of it may come

export class Voice {
  // `read()` asks the firmware: the chosen row, then every line. `whole` holds all of it, `live`
  // what was not said since the last press.
  constructor(read, whole, live) {
    this._read = read;
    this._whole = whole;
    this._live = live;
    this._lines = [];  // on the screen when it was last read
    this._said = new Set();
    this._row = null;
    this._due = 0;
  }

  // A press may make anything worth saying again, but for what still stands there.
  pressed() {
    this._said = new Set(this._lines);
  }

  changed(now) {
    this._due ||= now + REST;
  }

  tick(now) {
    if (!this._due || now < this._due) return;
    this._due = 0;
    const [row, ...lines] = this._read().split("\n");
    this._whole.textContent = lines.join("\n");
    const fresh = lines.filter((line) => !this._said.has(line));
    this._lines = lines;
    lines.forEach((line) => this._said.add(line));
    const chosen = row && row !== this._row ? [row] : [];
    this._row = row;
    const news = [...chosen, ...fresh.filter((line) => line !== chosen[0])];
    if (news.length) this._live.textContent = news.join("\n");
  }
}
