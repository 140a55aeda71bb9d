// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// An evening in node, as fast as it goes: how long frames take, and what memory they need.
// node --expose-gc measure.mjs SITE MICROPYTHON FRAMES

import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {gunzipSync} from "node:zlib";

import {KEYS, powerOn} from "./page/machine.js";
import {filesIn} from "./page/pack.js";

const FRAME = 20;  // ms
const LETTERS = "AAAAAAUDLRUDLRBES";  // as often as they are pressed
const REST = 500;  // frames in which nobody presses anything

const [, , site, micropython] = process.argv, frames = Number(process.argv[4]);
const {loadMicroPython} = await import(pathToFileURL(join(micropython, "micropython.mjs")));
const wasm = new WebAssembly.Module(readFileSync(join(micropython, "micropython.wasm")));
const files = filesIn(gunzipSync(readFileSync(join(site, "garden.bin"))));
console.log = () => {};  // the firmware's own lines

let now = 0, chance = 1;
const next = (below) => {
  chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
  return (chance >>> 16) % below;
};
const page = {
  now: () => now, random: (bytes) => bytes.forEach((_, nth) => { bytes[nth] = next(256); }),
  keep: () => true, tone() {}, lights() {}, show() {}, reload() {},
};
const machine = await powerOn({
  loadMicroPython, wasm, files, saves: {}, page,
  language: "en", still: false,
});

const times = new Float64Array(2 * frames + REST + 50);
let steps = 0;
function step() {
  now += FRAME;
  const start = performance.now();
  machine.step();
  times[steps++] = performance.now() - start;
}

// Bytes of the VM's memory, and of what JavaScript holds beside it.
function held() {
  globalThis.gc();
  return {vm: machine.memory.buffer.byteLength, beside: process.memoryUsage().heapUsed};
}

machine.key(KEYS.U, true);  // the first press ends the blinking of a first start
machine.key(KEYS.U, false);
for (let frame = 0; frame < 50; frame++) step();
const drawn = machine.screen.drawn;
for (let frame = 0; frame < REST; frame++) step();
const atRest = machine.screen.drawn - drawn;

steps = 0;
let early;
for (let frame = 0; frame < frames; frame++) {
  if (frame % 12 === 0) {
    const letter = LETTERS[next(LETTERS.length)];
    machine.key(KEYS[letter], true);
    step();
    machine.key(KEYS[letter], false);
  }
  step();
  if (frame === Math.floor(frames / 3)) early = held();
}
const late = held();
const sorted = times.subarray(0, steps).sort();
const part = (share) => sorted[Math.min(steps - 1, Math.floor(steps * share))];
process.stdout.write(JSON.stringify({
  atRest, early, late, median: part(0.5), slow: part(0.99), slowest: part(1), drawn: machine.screen.drawn,
}));
