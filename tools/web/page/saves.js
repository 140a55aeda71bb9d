// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Saves in the page's storage: the two files of the store, as they are on a board's drive.

import {fromBase64, toBase64} from "./base64.js";
import {FILES, filesWith, newest, record} from "./record.js";

export class Saves {
  // `storage` may be null; `tab` then holds what it should, and else what a full one did not take.
  constructor(storage, tab) {
    this._storage = storage ?? tab;
    this._tab = storage ? tab : null;
    this.closed = false;  // nothing is kept any more: what lies in the storage is newer
    this.handedOn = true;  // a reload of the page finds all that was kept
    this._files = read(this._storage);
    const left = this._tab ? read(this._tab) : {};
    if (number(left) > number(this._files)) this._files = left;
  }

  get files() {
    return this._files;
  }

  // Whether these files are as safe as they can be here: a storage that is nearly full may take only
  // one copy of the newest record.
  keep(files) {
    if (this.closed) return true;
    this._files = files;
    const refused = write(this._storage, files), last = number(files);
    const kept = !refused.length || Object.entries(files).some(([name, bytes]) =>
      !refused.includes(name) && record(bytes)?.number === last);
    this._settle(kept);
    return kept;
  }

  // A reload finds what the storage did not take in the tab.
  _settle(kept) {
    if (kept && this._tab) clear(this._tab);
    this.handedOn = kept || Boolean(this._tab && !write(this._tab, this._files).length);
  }

  // The newest whole record, as a file for tools/flash.py; null if there is none.
  exported() {
    return newest(this._files)?.bytes ?? null;
  }

  // Put this whole record in place of all that is there; false, and nothing changed, if the storage
  // did not take it.
  import(bytes) {
    const files = filesWith(bytes);
    if (write(this._storage, files).length) {
      for (const name of FILES) if (!this._files[name]) this._storage.remove(name);
      write(this._storage, this._files);
      return false;
    }
    this._files = files;
    this._settle(true);
    return true;
  }
}

// The record in a file that somebody chose, null if there is no whole one.
export function importable(bytes) {
  return record(bytes)?.bytes ?? null;
}

function number(files) {
  return newest(files)?.number ?? -1;
}

function read(shelf) {
  const kept = FILES.map((name) => [name, shelf.get(name)]).filter(([, text]) => text !== null);
  return Object.fromEntries(kept.map(([name, text]) => [name, bytesIn(text)]));
}

// The names of those that it did not take.
function write(shelf, files) {
  return Object.keys(files).filter((name) => !shelf.put(name, toBase64(files[name])));
}

function clear(shelf) {
  for (const name of FILES) shelf.remove(name);
}

// What is no base64 is no save either: the firmware says that it is damaged.
function bytesIn(text) {
  try {
    return fromBase64(text);
  } catch {
    return Uint8Array.of(1);
  }
}
