// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The handheld: the firmware on MicroPython. Runs in a browser and in node; knows no document.

import {headOf} from "./record.js";
import {Screen} from "./screen.js";

// The keys of a PyBadge, as firmware/boards numbers them; E is SELECT, S is START.
export const KEYS = {B: 0, A: 1, S: 2, E: 3, R: 4, D: 5, U: 6, L: 7};

const HEAP = 4 << 20;
const STACK = 16384;  // words of the VM's own stack: calls may go as deep as on a board

// A VM with the drive in it. `wasm` is MicroPython, compiled; `files` are {place: bytes} of the
// drive, or a promise of them; `saves` are those of an earlier visit. Of the page it needs
// keep(saves), now(), random(bytes), tone(hertz, swing), lights(colors), reload() and
// show(pixels, rotation, brightness); for links `share`, as in share.js, and ask().
export async function boot({loadMicroPython, wasm, files, saves, page}) {
  const [vm, memory] = await makeVM(loadMicroPython, wasm);
  vm.FS.ErrnoError = Refusal;
  const screen = new Screen(memory, page.show);
  const drive = await files;
  const copies = JSON.parse(new TextDecoder().decode(drive["device/copies.json"]));
  const kept = () => savesOn(vm.FS, copies);
  vm.registerJsModule("_page", hooks(kept, memory, screen, page));
  fill(vm.FS, {...drive, ...copiesOf(saves, copies)});
  vm.runPython("import sys\nsys.path[:] = ['/device', '/', '/lib']");
  return {vm, screen, memory};
}

// The same, with the firmware running; `language` and `still` are for the first start of all.
export async function powerOn({language, still, ...how}) {
  const {vm, screen, memory} = await boot(how);
  // Taken once: every look at a Python object makes a new proxy.
  const {power_on, learned, step, key, point, type_letter, state, save, read, open_link, language: spoken}
    = vm.pyimport("handheld");
  power_on(language, still);
  const learn = (language) => {
    fill(vm.FS, language);
    learned();
  };
  const does = {learn, step, key, point, type: type_letter, state, save, read, language: spoken};
  return {screen, memory, openLink: open_link, ...does};
}

// What the VM's modules call. Nothing here may throw: it would fly past every `except`.
function hooks(kept, memory, screen, page) {
  const drawing = ["touch", "fill", "blit", "unpack", "line", "show"];
  return {
    ...Object.fromEntries(drawing.map((name) => [name, screen[name].bind(screen)])),
    now: () => Math.floor(page.now()) & 0x1fffffff,
    random: (at, size) => { page.random(new Uint8Array(memory.buffer, at, size)); },
    keep: () => page.keep(kept()),
    tone: (hertz, swing) => { page.tone(hertz, swing); },
    lights: (at, count) => { page.lights(lightColors(new Uint8Array(memory.buffer, at, 3 * count))); },
    reload: () => { page.reload(); },
    send: (text, link) => { page.share?.send(text, link); },
    sent: () => page.share?.how ?? 0,
    ask: () => page.ask?.() ?? "",
    address: () => page.share?.address ?? "",
    today: () => page.share?.today ?? 0,
  };
}

// What the file system throws where a file is not: hundreds of times while modules are looked for.
// The package's own is an Error with a trace and a text from the VM, which takes long.
class Refusal {
  constructor(errno) {
    this.name = "ErrnoError";
    this.errno = errno;
  }

  get message() {
    return `The drive refused (${this.errno}).`;
  }
}

function fill(FS, files) {
  const folders = new Set();
  for (const [place, content] of Object.entries(files)) {
    const folder = place.slice(0, place.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(`/${folder}`);
    folders.add(folder);
    FS.writeFile(`/${place}`, content, {canOwn: true});
  }
}

// The store's copies: each a record somewhere in a file of its own, which may be blank.
function copiesOf(saves, copies) {
  const files = {};
  for (const [name, place, at, size] of copies) {
    const bytes = saves[name] ?? [];
    files[place] = new Uint8Array(Math.max(size, at + bytes.length));
    files[place].set(bytes, at);
  }
  return files;
}

function savesOn(FS, copies) {
  const there = copies.filter(([, place]) => FS.analyzePath(`/${place}`).exists);
  const found = there.map(([name, place, at]) => [name, headOf(FS.readFile(`/${place}`), at)]);
  return Object.fromEntries(found.filter(([, bytes]) => bytes));
}

// The lights take green first.
function lightColors(bytes) {
  const colors = [];
  for (let at = 0; at < bytes.length; at += 3) {
    colors.push([bytes[at + 1], bytes[at], bytes[at + 2]]);
  }
  return colors;
}

// The package neither takes a compiled module nor hands out its memory, but for runtime.py's hook.
function makeVM(loadMicroPython, wasm) {
  const print = (line) => console.log(line);
  return new Promise((resolve, reject) => {
    let memory;
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(wasm, imports).then((instance) => {
        const things = Object.values(instance.exports);
        memory = things.find((thing) => thing instanceof WebAssembly.Memory);
        receive(instance);
      }).catch(reject);
    };
    const how = {heapsize: HEAP, pystack: STACK, stdout: print, stderr: print, instantiateWasm};
    loadMicroPython(how).then((vm) => resolve([vm, memory]), reject);
  });
}
