// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The handheld: the firmware on MicroPython. Runs in a browser and in node; knows no document.

import {Screen} from "./screen.js";

// The keys of a PyBadge, as firmware/boards numbers them; E is SELECT, S is START.
export const KEYS = {B: 0, A: 1, S: 2, E: 3, R: 4, D: 5, U: 6, L: 7};

const HEAP = 4 << 20;
const STACK = 16384;  // words of the VM's own stack: calls may go as deep as on a board
const SAVE = /\.sav$/;

// `files` are {place: bytes} of the drive, `saves` those of an earlier visit. Of the page it needs
// keep(saves), now(), random(bytes), tone(hertz, swing), lights(colors), reload() and
// show(pixels, rotation, brightness); `language` and `still` are for the first start of all.
export async function powerOn({loadMicroPython, wasm, files, saves, page, language, still}) {
  const print = (line) => console.log(line);
  const [vm, memory] = await catchMemory(() =>
    loadMicroPython({url: wasm, heapsize: HEAP, pystack: STACK, stdout: print, stderr: print}));
  const screen = new Screen(memory, page.show);
  vm.registerJsModule("_page", hooks(vm, memory, screen, page));
  for (const [place, content] of Object.entries({...files, ...saves})) put(vm.FS, place, content);
  vm.runPython("import sys\nsys.path[:] = ['/device', '/', '/lib']");
  // Taken once: every look at a Python object makes a new proxy.
  const {power_on, step, key, save, read, language: spoken} = vm.pyimport("handheld");
  power_on(language, still);
  return {screen, memory, step, key, save, read, language: spoken};
}

// What the VM's modules call. Nothing here may throw: it would fly past every `except`.
function hooks(vm, memory, screen, page) {
  const drawing = ["touch", "fill", "blit", "unpack", "line", "show"];
  return {
    ...Object.fromEntries(drawing.map((name) => [name, screen[name].bind(screen)])),
    now: () => Math.floor(page.now()) & 0x1fffffff,
    random: (at, size) => { page.random(new Uint8Array(memory.buffer, at, size)); },
    keep: () => page.keep(savesOn(vm.FS)),
    tone: (hertz, swing) => { page.tone(hertz, swing); },
    lights: (at, count) => { page.lights(lightColors(new Uint8Array(memory.buffer, at, 3 * count))); },
    reload: () => { page.reload(); },
  };
}

function put(FS, place, content) {
  const path = `/${place}`;
  FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
  FS.writeFile(path, content);
}

function savesOn(FS) {
  const names = FS.readdir("/").filter((name) => SAVE.test(name));
  return Object.fromEntries(names.map((name) => [name, FS.readFile(`/${name}`)]));
}

// The lights take green first.
function lightColors(bytes) {
  const colors = [];
  for (let at = 0; at < bytes.length; at += 3) {
    colors.push([bytes[at + 1], bytes[at], bytes[at + 2]]);
  }
  return colors;
}

// The package does not hand out its memory: it is caught while the VM is made.
async function catchMemory(make) {
  const {instantiate, instantiateStreaming} = WebAssembly;
  let memory;
  const caught = (made) => {
    const {exports} = made.instance ?? made;
    memory = Object.values(exports).find((thing) => thing instanceof WebAssembly.Memory) ?? memory;
    return made;
  };
  WebAssembly.instantiate = async (...how) => caught(await instantiate(...how));
  WebAssembly.instantiateStreaming = async (...how) => caught(await instantiateStreaming(...how));
  try {
    return [await make(), memory];
  } finally {
    Object.assign(WebAssembly, {instantiate, instantiateStreaming});
  }
}
