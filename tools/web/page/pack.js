// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The two packed files of the page: fetched beside it, or written into it when it is a single file.

import {fromBase64} from "./base64.js";

// MicroPython, compiled while it comes in.
export function loadWasm() {
  return load("runtime.bin", (unpacked) => WebAssembly.compileStreaming(unpacked));
}

// {place: bytes} of the drive, which has English only.
export function loadDrive() {
  return loadFiles("garden.bin");
}

// {place: bytes} of a language: none of English, and none while it cannot be had.
export async function loadLanguage(language) {
  if (!languages().includes(language) || language === "en") return {};
  return loadFiles(`words-${language}.bin`).catch(() => ({}));
}

// Those that the page can bring.
export function languages() {
  const links = [...document.querySelectorAll("link[rel=language]")].map((link) => link.href);
  const inside = [...document.querySelectorAll("script[id^=words-]")].map((script) => script.id);
  return ["en", ...[...links, ...inside].map((name) => /words-(..)\.bin/.exec(name)[1])];
}

function loadFiles(name) {
  return load(name, async (unpacked) => filesIn(new Uint8Array(await unpacked.arrayBuffer())));
}

async function load(name, use) {
  const unpacked = unpack(inThePage(name) ?? await fetched(name));
  try {
    return await use(unpacked);
  } catch {
    throw new Error(`${name} is damaged`);  // gzip's own checksum finds that
  }
}

function inThePage(name) {
  const element = document.getElementById(name);
  return element && new Response(fromBase64(element.textContent));
}

// The page's head asks for it ahead, by a name with its version.
async function fetched(name) {
  const {href} = document.querySelector(`link[href^="${name}"]`);
  const answer = await fetch(href).catch(() => null);
  if (!answer) throw new Error(`${name} cannot be reached`);
  if (!answer.ok) throw new Error(`${name} is missing (${answer.status})`);
  return answer;
}

// WebAssembly compiles nothing that goes by another type.
function unpack(packed) {
  const stream = packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, {headers: {"Content-Type": "application/wasm"}});
}

// A line of JSON, [[place, size], ...], and then the contents one after another.
export function filesIn(bytes) {
  const end = bytes.indexOf(10);
  const files = {};
  let at = end + 1;
  for (const [place, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    files[place] = bytes.subarray(at, at += size);
  }
  return files;
}
