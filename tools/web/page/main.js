// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The page: everything is made here and joined, and one loop runs it.

import {loadMicroPython} from "micropython";
import {nameActions} from "./actions.js";
import {Awake} from "./awake.js";
import {Buttons} from "./buttons.js";
import {Help} from "./help.js";
import {listenToKeyboard, readGamePads} from "./keyboard.js";
import {fit} from "./layout.js";
import {showLights} from "./lights.js";
import {powerOn} from "./machine.js";
import {languages, loadDrive, loadLanguage, loadWasm} from "./pack.js";
import {listenToPad, showPressed} from "./pad.js";
import {drawIcon} from "./pixels.js";
import {listenToPointer, Pointer} from "./pointer.js";
import {Saves} from "./saves.js";
import {HEIGHT, WIDTH} from "./screen.js";
import {Share} from "./share.js";
import {Sound} from "./sound.js";
import {claim, openStorage, openTab} from "./storage.js";
import {Clock, Loop} from "./time.js";
import {note, stopWith} from "./messages.js";
import {watchForUpdates} from "./update.js";
import {Voice} from "./voice.js";
import {preferred, speak} from "./words.js";

const ICONS = {"open-help": "question", fold: "cross", pause: "pause", full: "full"};
const BUSY = 12;  // ms that a frame may take while the firmware has more to do
const DARKEST = 0.25;  // of the brightness that stays when the firmware asks for none
const EVEN = 0.35;  // power that makes its steps look as even as on a board's screen

const find = (id) => document.getElementById(id);
const storage = openStorage(), tab = openTab();
const shelf = storage ?? tab;
const saves = new Saves(storage, tab);
const sound = new Sound(shelf.get("mute") === "yes");
const clock = new Clock();
const loop = new Loop(frame);
const share = new Share(window);
const first = shelf.get("language") || preferred(navigator.languages, languages());
const learnt = new Set(["en", first]);  // the languages whose words the machine has
let words = speak(first);
let machine = null;  // until the firmware runs, and after it has stopped
let touch = matchMedia("(pointer: coarse)").matches;  // or once a finger has touched the page
let restarting = false;  // once the firmware has asked for it

// -- what the firmware shows ----------------------------------------------------------------------

const canvas = find("screen");
const context = canvas.getContext("2d");
const image = context.createImageData(WIDTH, HEIGHT);
let painted = false;

function show(pixels, rotation, brightness) {
  new Uint32Array(image.data.buffer).set(pixels);
  painted = true;
  canvas.style.opacity = Math.max(DARKEST, (brightness / 100) ** EVEN);
  // Turned round, the board is held the other way: its picture is upright again, its pad swapped.
  buttons.turned = rotation === 180;
  document.body.classList.toggle("turned", buttons.turned);
}

function paint() {
  if (!painted) return;
  painted = false;
  loop.wake();
  context.putImageData(image, 0, 0);
  voice.changed(clock.now());
  const language = machine.language();
  if (language !== document.documentElement.lang) {
    words = speak(language);
    learn(language);
    showMute();
  }
  showState();
}

// What the buttons do now, and whether a game is on.
function showState() {
  const [playing, ...said] = machine.state().split("\n");
  awake.playing(Boolean(playing));
  nameActions(keys, said, words.start);
}

// Bring the words of this language, which the game says in English until they come.
async function learn(language) {
  shelf.put("language", language);
  if (learnt.has(language)) return;
  learnt.add(language);
  const files = await loadLanguage(language);
  if (Object.keys(files).length) machine?.learn(files);
  else learnt.delete(language);
}

const page = {
  now: () => clock.now(),
  show,
  keep: (files) => saves.keep(files),
  random: (bytes) => crypto.getRandomValues(bytes),
  tone: (hertz, swing) => {
    loop.wake();
    sound.tone(hertz, swing);
  },
  lights: (colors) => showLights([...find("lights").children], colors),
  reload: () => { restarting = true; },
  share,
  ask: () => {
    buttons.releaseAll();  // the answer goes elsewhere
    return share.ask(words.askLink);
  },
};

// -- what people do -------------------------------------------------------------------------------

const pressed = new Set();
const pad = find("pad");
const keys = [...document.querySelectorAll(".key")];
const buttons = new Buttons((number, down) => machine?.key(number, down), (letter, down) => {
  loop.wake();
  if (down) {
    pressed.add(letter);
    sound.wake();
    voice.pressed();
  } else {
    pressed.delete(letter);
  }
  showPressed(pad, keys, [...pressed]);
});
const awake = new Awake(shelf);
const pointer = new Pointer((kind, x, y, reach) => {
  loop.wake();
  machine?.point(kind, x, y, reach);
}, () => buttons.tap("B"));
const voice = new Voice(() => machine.read(), find("whole"), find("live"));
const help = new Help(saves, () => words, {
  onSave: () => machine?.save(),
  onImport: restart,
  onToggle: (open) => {
    buttons.releaseAll();
    clock.stop(open);
  },
});

function showMute() {
  const button = find("mute");
  button.setAttribute("aria-pressed", sound.muted);
  button.dataset.label = sound.muted ? "unmute" : "mute";
  button.title = words[button.dataset.label];
  button.setAttribute("aria-label", button.title);
  drawIcon(button.querySelector("canvas"), sound.muted ? "silent" : "speaker");
}

function toggleMute() {
  sound.wake();
  sound.mute(!sound.muted);
  shelf.put("mute", sound.muted ? "yes" : "no");
  showMute();
}

// The cross is folded away until somebody asks for it, and stays for who did.
function showCross(shown) {
  document.body.classList.toggle("crossed", shown);
  find("fold").setAttribute("aria-expanded", shown);
}

function toggleCross() {
  const shown = !document.body.classList.contains("crossed");
  shelf.put("cross", shown ? "yes" : "no");
  showCross(shown);
}

function refit() {
  fit(find("note"), touch);
}

function onFirst(kind) {
  sound.wake();
  voice.pressed();
  awake.pressed();
  if (kind !== "touch" || touch) return;
  touch = true;
  refit();
}

// Whether the game takes this letter.
function type(letter) {
  loop.wake();
  return Boolean(machine?.type(letter));
}

function listen() {
  listenToKeyboard(buttons, () => !help.isOpen, type, () => help.open());
  listenToPad(pad, keys, buttons, onFirst);
  listenToPointer(canvas, pointer, onFirst);
  listenToTool("fold", toggleCross);
  listenToTool("pause", () => buttons.tap("S"));
  listenToTool("full", () => awake.toggleFull());
  listenToTool("mute", toggleMute);
  listenToTool("open-help", () => help.open());
  new ResizeObserver(refit).observe(find("note"));
  addEventListener("resize", refit);
  addEventListener("blur", () => buttons.releaseAll());
  addEventListener("hashchange", openLink);
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) leave();
    clock.stop(document.hidden || help.isOpen);
  });
}

// Who clicks goes on playing: Enter and Tab are the game's again.
function listenToTool(id, action) {
  find(id).addEventListener("click", (event) => {
    if (event.detail) event.currentTarget.blur();
    action();
  });
}

function openLink() {
  const link = share.take();
  if (!link || !machine) return;
  help.close();
  machine.openLink(link);
  loop.wake();
}

function leave() {
  buttons.releaseAll();
  sound.tone(0, 0);
  machine?.save();
}

// -- one frame after another ----------------------------------------------------------------------

function frame() {
  if (!machine || help.isOpen) return;
  try {
    readGamePads(buttons);
    const start = performance.now();
    while (machine.step()) {
      loop.wake();
      if (performance.now() - start >= BUSY) break;
    }
    paint();
    voice.tick(clock.now());
    if (restarting) restart();
  } catch (trouble) {
    fault(trouble);
  }
}

function fault(trouble) {
  console.error(trouble);
  stop();  // what is kept was whole
  stopWith(words.fault, String(trouble?.message ?? trouble).trim().split("\n").at(-1),
    [words.again, () => location.reload()], [words.export, () => help.export()]);
}

// -- power ----------------------------------------------------------------------------------------

const wasm = loadWasm();  // all at once
const drive = Promise.all([loadDrive(), loadLanguage(first)]).then((parts) => Object.assign(...parts));
drive.catch(() => {});  // until somebody waits for it

async function start() {
  if (!globalThis.DecompressionStream) throw new Error(words.tooOld);
  refit();
  showCross(shelf.get("cross") === "yes");
  find("full").hidden = !awake.canFill;
  for (const [id, icon] of Object.entries(ICONS)) drawIcon(find(id).querySelector("canvas"), icon);
  showPressed(pad, keys, []);
  showMute();
  machine = await powerOn({
    loadMicroPython,
    wasm: await wasm,
    files: drive,
    saves: saves.files,
    page,
    language: first,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
  });
  await learn(machine.language());  // which may be that of a save
  paint();
  find("message").hidden = true;
  find("handheld").hidden = false;
  performance.mark("title");
  listen();
  openLink();
  loop.start();
}

// Start anew with what is saved, after a crash or with other saves. The page goes with its VM: the
// finalizers of an old one would free what a second one holds.
function restart() {
  stop();
  if (saves.handedOn) location.reload();
  else {
    stopWith(words.notHandedOn, "",
      [words.export, () => help.export()], [words.again, () => location.reload()]);
  }
}

function stop() {
  machine = null;
  saves.closed = true;
  sound.tone(0, 0);
}

function elsewhere() {
  stop();
  stopWith(words.elsewhere, "", [words.here, () => location.reload()]);
}

const full = storage && !claim(storage, elsewhere);
try {
  await start();
  if (!storage) note(words.noStorage, [words.close]);
  else if (full) note(words.fullStorage, [words.close]);
  await watchForUpdates((take) => note(words.newVersion, [words.update, () => {
    machine?.save();
    take();
  }], [words.close]));
} catch (trouble) {
  fault(trouble);
}
