// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Plays evenings in node: reads them as JSON from a file, prints what was seen as JSON.
// node play.mjs SITE EVENINGS

import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {gunzipSync} from "node:zlib";

import {KEYS, powerOn} from "../../tools/web/page/machine.js";
import {filesIn} from "../../tools/web/page/pack.js";
import {crc32} from "../../tools/web/page/record.js";

const FRAME = 20;  // ms, as in the simulator
const [, , site, evenings] = process.argv;
const {loadMicroPython} = await import(pathToFileURL(join(site, "micropython.mjs")));
const wasm = new WebAssembly.Module(readFileSync(join(site, "micropython.wasm")));
const files = filesIn(gunzipSync(readFileSync(join(site, "garden.bin"))));

// The picture as a board's screen is sent it, 16 bits a pixel.
function sum(pixels) {
  const sent = new Uint8Array(2 * pixels.length);
  pixels.forEach((pixel, nth) => {
    const red = pixel & 0xff, green = (pixel >> 8) & 0xff, blue = (pixel >> 16) & 0xff;
    const short = ((red & 0xf8) << 8) | ((green & 0xfc) << 3) | (blue >> 3);
    sent[2 * nth] = short >> 8;
    sent[2 * nth + 1] = short & 0xff;
  });
  return crc32(sent);
}

async function evening({saves, seed, steps, language = "en", still = false}) {
  let now = 0, kept = {}, reloads = 0, notes = 0, lit = "";
  const page = {
    now: () => now,
    random: (bytes) => new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, seed++, true),
    keep: (files) => { kept = files; return true; },
    tone: (hertz) => { notes += hertz; },
    lights: (colors) => { lit = colors.join(); },
    show() {},
    reload() { reloads++; },
    // As the Post of helpers/passing.py: it copies whatever is sent, on a day of its own.
    share: {send() {}, how: 2, address: "garden/", today: 20700},
    ask: () => "",
  };
  const stored = Object.fromEntries(
    Object.entries(saves).map(([name, text]) => [name, Buffer.from(text, "base64")]));
  const machine = await powerOn({
    loadMicroPython, wasm, files, saves: stored, page, language, still,
  });
  const seen = [], read = [];
  for (const step of steps) {
    if (typeof step === "number") {
      for (let frame = 0; frame < step; frame++) {
        now += FRAME;
        machine.step();
      }
    } else if (step === "look") {
      seen.push([sum(machine.screen.pixels), lit, notes]);
    } else if (step === "read") {
      read.push(machine.read());
    } else {
      machine.key(KEYS[step[0]], step[1] === "+");
    }
  }
  machine.save();
  kept = Object.fromEntries(
    Object.entries(kept).map(([name, bytes]) => [name, Buffer.from(bytes).toString("base64")]));
  return {seen, read, kept, reloads, language: machine.language(), drawn: machine.screen.drawn};
}

console.log = (...words) => console.error(...words);  // the firmware's own lines
const played = [];
for (const one of JSON.parse(readFileSync(evenings))) played.push(await evening(one));
process.stdout.write(JSON.stringify(played));
