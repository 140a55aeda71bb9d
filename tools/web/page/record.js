// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The store's record, see firmware/kit/store.py; the drive has two copies, which the page keeps by name.

export const FILES = ["garden-a.sav", "garden-b.sav"];

// The name that tools/flash.py --backup gives a record, and --restore looks for.
export const FILE_NAME = "garden.sav";

const MAGIC = [75, 71, 83, 1];  // "KGS" and the format
const NUMBER_AT = 4, LENGTH_AT = 10, CRC_AT = 12, BODY_AT = 16;

// {number, bytes} of a whole record, null if it is not one.
export function record(bytes) {
  if (bytes.length < BODY_AT || MAGIC.some((byte, nth) => bytes[nth] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = BODY_AT + view.getUint16(LENGTH_AT, true);
  const whole = bytes.length >= end && view.getUint32(CRC_AT, true) ===
    crc32(bytes.subarray(BODY_AT, end), crc32(bytes.subarray(0, CRC_AT)));
  return whole ? {number: view.getUint32(NUMBER_AT, true), bytes: bytes.slice(0, end)} : null;
}

// As many bytes from here on as a record takes, whole or not; null if nothing was written yet.
export function headOf(content, at) {
  const bytes = content.subarray(at);
  if (bytes.subarray(0, BODY_AT).every((byte) => byte === 0)) return null;
  return bytes.slice(0, BODY_AT + (bytes[LENGTH_AT] | bytes[LENGTH_AT + 1] << 8));
}

// The newest whole record in {name: bytes}, null if there is none.
export function newest(files) {
  const whole = Object.values(files).map(record).filter(Boolean);
  // Numbers wrap around.
  return whole.sort((one, other) => (one.number - other.number) | 0).at(-1) ?? null;
}

// {name: bytes} with this record. Every copy holds it: whichever the firmware writes next, the other
// one is whole.
export function filesWith(bytes) {
  return Object.fromEntries(FILES.map((name) => [name, bytes]));
}

export function crc32(bytes, start = 0) {
  let crc = ~start;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
