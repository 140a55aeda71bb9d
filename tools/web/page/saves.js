// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Saves in the page's storage: the two files of the store, as they are on a board's drive.

import {fromBase64, toBase64} from "./base64.js";

const PREFIX = "kitchen-garden/";
const FILES = ["garden-a.sav", "garden-b.sav"];
const MAGIC = [75, 71, 83, 1];  // "KGS" and the format
const NUMBER_AT = 4, LENGTH_AT = 10, CRC_AT = 12, BODY_AT = 16;

// The name that tools/flash.py --backup gives a save, and --restore looks for.
export const FILE_NAME = "garden.sav";

// The page's storage, null where the browser keeps none (private windows, forbidden cookies).
export function openStorage() {
  try {
    localStorage.setItem(`${PREFIX}trial`, "");
    localStorage.removeItem(`${PREFIX}trial`);
    return localStorage;
  } catch {
    return null;
  }
}

export class Saves {
  constructor(storage) {
    this._storage = storage;
    this._files = {};
    this.closed = false;  // nothing is kept any more: what lies in the storage is newer
    for (const key of keys(storage)) {
      this._files[key.slice(PREFIX.length)] = savedIn(storage.getItem(key));
    }
  }

  get files() {
    return this._files;
  }

  // Whether these files are as safe as they can be here.
  keep(files) {
    if (this.closed) return true;
    this._files = files;
    return this._write();
  }

  _write() {
    try {
      for (const [name, bytes] of Object.entries(this._files)) {
        this._storage?.setItem(PREFIX + name, toBase64(bytes));
      }
      return true;
    } catch {
      return false;
    }
  }

  // The newest whole record, as a file for tools/flash.py; null if there is none.
  exported() {
    const whole = Object.values(this._files).map(record).filter(Boolean);
    whole.sort((one, other) => one.number - other.number);
    return whole.at(-1)?.bytes ?? null;
  }

  // Put this record in place of all that is there; null, and nothing changed, if it is not whole,
  // and false if the storage did not take it.
  imported(bytes) {
    const found = record(bytes);
    if (!found) return null;
    const before = this._files;
    // Every file becomes this record: whichever the firmware writes next, the other one is whole.
    this._files = Object.fromEntries(FILES.map((name) => [name, found.bytes]));
    const written = this._write();
    if (!written) this._files = before;
    return written;
  }
}

function keys(storage) {
  const all = Array.from({length: storage?.length ?? 0}, (_, nth) => storage.key(nth));
  return all.filter((key) => key.startsWith(PREFIX) && key.endsWith(".sav"));
}

// {number, bytes} of a whole record (see firmware/kit/store.py), null if it is not one.
export function record(bytes) {
  if (bytes.length < BODY_AT || MAGIC.some((byte, nth) => bytes[nth] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = BODY_AT + view.getUint16(LENGTH_AT, true);
  const whole = bytes.length >= end && view.getUint32(CRC_AT, true) ===
    crc32(bytes.subarray(BODY_AT, end), crc32(bytes.subarray(0, CRC_AT)));
  return whole ? {number: view.getUint32(NUMBER_AT, true), bytes: bytes.slice(0, end)} : null;
}

export function crc32(bytes, start = 0) {
  let crc = ~start;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

// What is no base64 is no save either: the firmware says that it is damaged.
function savedIn(text) {
  try {
    return fromBase64(text);
  } catch {
    return new Uint8Array(0);
  }
}

// Only one window plays: the last one opened. `taken` is called in all others.
export function claim(storage, taken) {
  const mine = String(Math.random());
  storage?.setItem(`${PREFIX}window`, mine);
  addEventListener("storage", (event) => {
    if (event.key === `${PREFIX}window` && event.newValue !== mine) taken();
  });
}

// A choice of the page itself, such as its mute.
export function remember(storage, name, value) {
  try {
    storage?.setItem(PREFIX + name, value);
  } catch {
    // It is only a choice: the next visit asks again.
  }
}

export function recall(storage, name) {
  return storage?.getItem(PREFIX + name) ?? null;
}
