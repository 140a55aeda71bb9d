// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// While a game is on: the device stays awake, and the page fills its screen for those who want it.

export class Awake {
  // `shelf` remembers whether somebody wants the full screen.
  constructor(shelf) {
    this._shelf = shelf;
    this._playing = false;
    this._lock = null;
    this.canFill = Boolean(document.fullscreenEnabled);
    document.addEventListener("visibilitychange", () => this._hold());
    document.addEventListener("fullscreenchange", () => {
      if (!document.fullscreenElement && this._playing) shelf.put("full", "no");
    });
  }

  playing(now) {
    if (now === this._playing) return;
    this._playing = now;
    this._hold();
    if (!now && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }

  // To be called on a press, without which no browser gives the whole screen.
  pressed() {
    if (this._playing && this._shelf.get("full") === "yes" && !document.fullscreenElement) {
      document.documentElement.requestFullscreen?.({navigationUI: "hide"}).catch(() => {});
    }
  }

  toggleFull() {
    const full = !document.fullscreenElement;
    this._shelf.put("full", full ? "yes" : "no");
    if (full) document.documentElement.requestFullscreen().catch(() => {});
    else document.exitFullscreen().catch(() => {});
  }

  async _hold() {
    const wanted = this._playing && !document.hidden;
    try {
      if (wanted && (!this._lock || this._lock.released)) {
        this._lock = await navigator.wakeLock?.request("screen");
      } else if (!wanted) {
        await this._lock?.release();
        this._lock = null;
      }
    } catch {
      this._lock = null;  // the battery is low, or the browser does not want it
    }
  }
}
