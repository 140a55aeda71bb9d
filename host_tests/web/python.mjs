// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Runs a Python file in node on the page's VM, with its drive and device modules, and prints what
// the file prints: node python.mjs SITE FILE

import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {gunzipSync} from "node:zlib";

import {boot} from "../../tools/web/page/machine.js";
import {filesIn} from "../../tools/web/page/pack.js";

const [, , site, file] = process.argv;
const {loadMicroPython} = await import(pathToFileURL(join(site, "micropython.mjs")));
const {vm} = await boot({
  loadMicroPython,
  wasm: new WebAssembly.Module(readFileSync(join(site, "micropython.wasm"))),
  files: filesIn(gunzipSync(readFileSync(join(site, "garden.bin")))),
  saves: {},
  page: {now: () => 0, random() {}, keep: () => true, tone() {}, lights() {}, reload() {}, show() {}},
});
vm.runPython(readFileSync(file, "utf8"));
