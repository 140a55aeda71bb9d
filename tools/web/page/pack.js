// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The two packed files of the page: fetched beside it, or written into it when it is a single file.

// Bytes as they were before they were packed; gzip's own checksum finds what is damaged.
export async function load(name, version) {
  const packed = inThePage(name) ?? await fetched(`${name}?v=${version}`);
  try {
    return await unpacked(packed);
  } catch {
    throw new Error(`${name} is damaged`);
  }
}

function inThePage(name) {
  const element = document.getElementById(name);
  return element && Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt(0));
}

async function fetched(name) {
  const answer = await fetch(name).catch(() => null);
  if (!answer) throw new Error(`${name} cannot be reached`);
  if (!answer.ok) throw new Error(`${name} is missing (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}

export async function unpacked(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// {place: bytes}: a line of JSON, [[place, size], ...], and then the contents one after another.
export function filesIn(bytes) {
  const end = bytes.indexOf(10);
  const files = {};
  let at = end + 1;
  for (const [place, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    files[place] = bytes.subarray(at, at += size);
  }
  return files;
}
