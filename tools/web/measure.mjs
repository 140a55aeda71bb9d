// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// An evening in node, as fast as it goes: how long frames take, and what memory they need.
// node measure.mjs SITE MICROPYTHON FRAMES

import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";

import {KEYS, powerOn} from "./page/machine.js";
import {filesIn, unpacked} from "./page/pack.js";

const FRAME = 20;  // ms
const LETTERS = "AAAAAAUDLRUDLRBES";  // as often as they are pressed
const REST = 500;  // frames in which nobody presses anything

const [, , site, micropython, frames] = process.argv;
const {loadMicroPython} = await import(pathToFileURL(join(micropython, "micropython.mjs")));
const files = filesIn(await unpacked(readFileSync(join(site, "garden.bin"))));
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
  loadMicroPython, wasm: join(micropython, "micropython.wasm"), files, saves: {}, page,
  language: "en", still: false,
});

const times = [], memory = [];
function step() {
  now += FRAME;
  const start = performance.now();
  machine.step();
  times.push(performance.now() - start);
}

machine.key(KEYS.U, true);  // the first press ends the blinking of a first start
machine.key(KEYS.U, false);
for (let frame = 0; frame < 50; frame++) step();
const drawn = machine.screen.drawn;
for (let frame = 0; frame < REST; frame++) step();
const atRest = machine.screen.drawn - drawn;

times.length = 0;
for (let frame = 0; frame < Number(frames); frame++) {
  if (frame % 12 === 0) {
    const letter = LETTERS[next(LETTERS.length)];
    machine.key(KEYS[letter], true);
    step();
    machine.key(KEYS[letter], false);
  }
  step();
  if (frame % 1000 === 999) memory.push(machine.memory.buffer.byteLength);
}
times.sort((one, other) => one - other);
const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
process.stdout.write(JSON.stringify({
  atRest, memory, median: part(0.5), slow: part(0.99), slowest: part(1), drawn: machine.screen.drawn,
}));
