// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Links out of the page and into it. What they say is the game's; nothing reaches a server.

const PENDING = 0, SHARED = 1, COPIED = 2, FAILED = 3;
const DAY = 86400000;  // ms
const LINK = /^#[gd]=/;

export class Share {
  // `browser` is the window, or what stands in for it in a test.
  constructor(browser) {
    this._browser = browser;
    this._how = PENDING;
  }

  // Of the page itself, where others can open it: a file on a disk has none for them.
  get address() {
    const {protocol, origin, pathname} = this._browser.location;
    return protocol.startsWith("http") ? origin + pathname : "";
  }

  get how() {
    return this._how;
  }

  get today() {
    return Math.floor(Date.now() / DAY);
  }

  // Through the system's own sheet, else into the clipboard.
  async send(text, link) {
    this._how = PENDING;
    this._how = await this._share(text, link);
  }

  async _share(text, link) {
    const {navigator} = this._browser;
    if (navigator.share && link.startsWith("http")) {
      try {
        await navigator.share({text, url: link});
        return SHARED;
      } catch (why) {
        if (why?.name === "AbortError") return FAILED;  // somebody thought better of it
      }
    }
    try {
      await navigator.clipboard.writeText(`${text}\n${link}`);
      return COPIED;
    } catch {
      return FAILED;
    }
  }

  // What somebody pastes, "" for nothing.
  ask(words) {
    try {
      return this._browser.prompt(words) ?? "";
    } catch {
      return "";
    }
  }

  // The link in the page's address, taken out of it: a reload goes on with the game.
  take() {
    const {hash, pathname, search} = this._browser.location;
    if (!LINK.test(hash)) return "";
    this._browser.history.replaceState(null, "", pathname + search);
    return hash;
  }
}
