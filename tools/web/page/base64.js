// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Bytes as text, for the storage and for the single file.

export function toBase64(bytes) {
  return btoa(String.fromCharCode(...bytes));
}

// Throws if the text is no base64.
export function fromBase64(text) {
  const letters = atob(text), bytes = new Uint8Array(letters.length);
  for (let nth = 0; nth < letters.length; nth++) bytes[nth] = letters.charCodeAt(nth);
  return bytes;
}
