// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The page's modules that need no page, each by itself.

import assert from "node:assert/strict";
import {readFileSync, readdirSync} from "node:fs";
import {test} from "node:test";

import {Buttons} from "../../tools/web/page/buttons.js";
import {readGamePads} from "../../tools/web/page/keyboard.js";
import {measure} from "../../tools/web/page/layout.js";
import {showLights} from "../../tools/web/page/lights.js";
import {waysOf} from "../../tools/web/page/pad.js";
import {Pointer} from "../../tools/web/page/pointer.js";
import {crc32, record} from "../../tools/web/page/record.js";
import {Saves, importable} from "../../tools/web/page/saves.js";
import {Share} from "../../tools/web/page/share.js";
import {Shelf, openStorage} from "../../tools/web/page/storage.js";
import {Voice} from "../../tools/web/page/voice.js";
import {WORDS, preferred} from "../../tools/web/page/words.js";

// What reaches the VM: the key's number, with a minus when it is let go.
function listened() {
  const sent = [];
  const buttons = new Buttons((number, down) => sent.push(down ? `${number}` : `-${number}`));
  return {sent, buttons};
}

test("a button that two hold goes up when the last one lets go", () => {
  const {sent, buttons} = listened();
  buttons.press("A", "key");
  buttons.press("A", "thumb");
  buttons.release("A", "key");
  assert.deepEqual(sent, ["1"]);
  buttons.release("A", "thumb");
  buttons.release("A", "thumb");
  assert.deepEqual(sent, ["1", "-1"]);
});

test("a board held the other way round has its D-pad turned, and a key goes up as it went down", () => {
  const {sent, buttons} = listened();
  buttons.turned = true;
  buttons.press("U", "key");
  buttons.press("A", "key");
  buttons.turned = false;
  buttons.releaseAll();
  assert.deepEqual(sent, ["5", "1", "-5", "-1"]);
});

test("a thumb that slides over the cross changes only what changes", () => {
  const {sent, buttons} = listened();
  buttons.hold(["R"], 7);
  buttons.hold(["R", "D"], 7);
  buttons.hold(["D"], 7);
  buttons.hold([], 7);
  assert.deepEqual(sent, ["4", "5", "-4", "-5"]);
});

test("the cross has eight ways and a dead middle", () => {
  assert.deepEqual(waysOf(0.4, 0), ["R"]);
  assert.deepEqual(waysOf(0.3, 0.3), ["R", "D"]);
  assert.deepEqual(waysOf(-0.4, 0.05), ["L"]);
  assert.deepEqual(waysOf(-0.3, -0.3), ["L", "U"]);
  assert.deepEqual(waysOf(0, -0.4), ["U"]);
  assert.deepEqual(waysOf(0.05, 0.05), []);
});

// A pointer on a picture of twice its size, away from the corner; what it sends, B for back.
function pointed() {
  const sent = [], box = {left: 20, top: 10, width: 320, height: 256};
  const pointer = new Pointer((...event) => sent.push(event.join(" ")), () => sent.push("B"));
  const at = (pointerId, clientX, clientY, more = {}) =>
    ({pointerId, clientX, clientY, pointerType: "touch", button: 0, ...more});
  return {sent, pointer, at, box};
}

test("a finger points in the picture's own pixels, and reaches as far as a fingertip", () => {
  const {sent, pointer, at, box} = pointed();
  pointer.down(at(1, 20, 10), box);
  pointer.move(at(1, 41, 31), box);
  pointer.up(at(1, 339, 265), box);
  assert.deepEqual(sent, ["0 0 0 11", "1 10 10 11", "2 159 127 11"]);
});

test("a second finger takes back the first, and both together are B", () => {
  const {sent, pointer, at, box} = pointed();
  pointer.down(at(1, 50, 50), box);
  pointer.down(at(2, 90, 50), box);
  pointer.up(at(1, 50, 50), box);
  pointer.up(at(2, 90, 50), box);
  assert.deepEqual(sent, ["0 15 20 11", "3 0 0 11", "B"]);
});

test("fingers that the browser takes for a zoom do nothing", () => {
  const {sent, pointer, at, box} = pointed();
  pointer.down(at(1, 50, 50), box);
  pointer.down(at(2, 90, 50), box);
  pointer.cancel(at(1));
  pointer.cancel(at(2));
  pointer.up(at(1, 50, 50), box);
  assert.deepEqual(sent, ["0 15 20 11", "3 0 0 11"]);
  pointer.down(at(3, 50, 50), box);
  assert.equal(sent.length, 3, "and the next one points");
});

test("a mouse is exact, its right button B, its wheel a step for each notch", () => {
  const {sent, pointer, at, box} = pointed();
  const mouse = {pointerType: "mouse"};
  pointer.down(at(1, 50, 50, mouse), box);
  pointer.up(at(1, 50, 50, mouse), box);
  pointer.down(at(1, 50, 50, {...mouse, button: 2}), box);
  pointer.wheel({deltaY: 40, clientX: 50, clientY: 50}, box);
  pointer.wheel({deltaY: 40, clientX: 50, clientY: 50}, box);
  pointer.wheel({deltaY: -100, clientX: 50, clientY: 50}, box);
  assert.deepEqual(sent, ["0 15 20 3", "2 15 20 3", "B", "5 15 20 3", "4 15 20 3"]);
});

// A record as firmware/kit/store.py packs it.
function packed(number, body) {
  const bytes = new Uint8Array(16 + body.length);
  const view = new DataView(bytes.buffer);
  bytes.set([75, 71, 83, 1]);
  view.setUint32(4, number, true);
  view.setUint16(10, body.length, true);
  bytes.set(body, 16);
  view.setUint32(12, crc32(bytes.subarray(16), crc32(bytes.subarray(0, 12))), true);
  return bytes;
}

// A browser's storage of so many letters.
function storage(most = Infinity, kept = new Map()) {
  return {
    get length() { return kept.size; },
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      const others = [...kept].filter(([name]) => name !== key).map(([, text]) => text);
      if (others.join("").length + value.length > most) throw new Error("full");
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  };
}

test("a record is whole or it is none", () => {
  const whole = packed(7, [1, 2, 3]);
  assert.equal(record(whole).number, 7);
  // A file may be longer than its record: it was written over a longer one.
  assert.deepEqual(record(new Uint8Array([...whole, 9, 9])).bytes, whole);
  assert.equal(record(whole.subarray(0, 18)), null);
  assert.equal(record(new Uint8Array(5)), null);
  for (let at = 0; at < whole.length; at++) {
    const damaged = whole.slice();
    damaged[at] ^= 1;
    assert.equal(record(damaged), null, `byte ${at}`);
  }
});

test("saves outlive the page, and the newest whole record is exported", () => {
  const kept = new Shelf(storage()), tab = new Shelf(storage());
  const saves = new Saves(kept, tab);
  assert.equal(saves.exported(), null);
  assert.equal(saves.keep({"garden-a.sav": packed(3, [1]), "garden-b.sav": packed(4, [2])}), true);
  const later = new Saves(kept, tab);
  assert.deepEqual(later.exported(), packed(4, [2]));
  later.keep({"garden-a.sav": packed(3, [1]), "garden-b.sav": new Uint8Array(20)});
  assert.deepEqual(later.exported(), packed(3, [1]));
});

test("an import replaces everything, or nothing", () => {
  const kept = new Shelf(storage(100)), tab = new Shelf(storage());
  const saves = new Saves(kept, tab);
  assert.equal(importable(new Uint8Array(40)), null);
  assert.deepEqual(importable(new Uint8Array([...packed(2, [5]), 9])), packed(2, [5]));
  saves.keep({"garden-b.sav": packed(31, [2])});
  assert.equal(saves.import(packed(2, Array(30).fill(5))), false);
  assert.deepEqual(new Saves(kept, tab).files, {"garden-b.sav": packed(31, [2])});
  assert.equal(saves.import(packed(2, [5])), true);
  assert.deepEqual(new Saves(kept, tab).exported(), packed(2, [5]));
});

test("what a full storage does not take goes through a reload, and no further than it must", () => {
  const kept = new Shelf(storage(30)), tab = new Shelf(storage());
  const saves = new Saves(kept, tab);
  saves.keep({"garden-a.sav": packed(1, [1])});
  assert.equal(saves.keep({"garden-a.sav": packed(2, [1, 2, 3, 4, 5, 6, 7])}), false);
  assert.equal(saves.handedOn, true);
  const later = new Saves(kept, tab);
  assert.equal(later.exported()[4], 2);
  assert.equal(later.keep({"garden-a.sav": packed(3, [1])}), true);
  assert.equal(tab.get("garden-a.sav"), null);
  const full = new Saves(new Shelf(storage(30)), tab);
  full.keep({"garden-a.sav": packed(1, [1])});
  const both = {"garden-a.sav": packed(2, [1]), "garden-b.sav": packed(2, [1])};
  assert.equal(full.keep(both), true, "one copy of the newest is enough");
  both["garden-b.sav"] = packed(3, [1]);
  assert.equal(full.keep(both), false);
  const neither = new Saves(new Shelf(storage(10)), new Shelf(storage(10)));
  assert.equal(neither.keep({"garden-a.sav": packed(1, [1])}), false);
  assert.equal(neither.handedOn, false);
});

test("without a storage the tab keeps the saves through a reload", () => {
  const tab = new Shelf(storage());
  const none = new Saves(null, tab);
  assert.equal(none.keep({"garden-a.sav": packed(1, [1])}), true);
  assert.deepEqual(new Saves(null, tab).exported(), packed(1, [1]));
});

test("a storage that is full is one, an empty one that takes nothing is none", () => {
  const opened = (made) => {
    Object.defineProperty(globalThis, "localStorage", {...made, configurable: true});
    return openStorage();
  };
  const others = new Map([["another page's", "x".repeat(50)]]);
  assert.equal(opened({value: storage(50, others)}).get("mute"), null);
  assert.equal(opened({value: storage(-1)}), null);
  assert.equal(opened({value: null}), null);
  assert.equal(opened({get() { throw new Error("SecurityError"); }}), null);
});

test("nothing but our own two files is taken for a save", () => {
  const kept = storage();
  for (const name of ["", ".sav", "a/b.sav", "garden-c.sav", "garden-a.sav/x.sav", "../x.sav"]) {
    kept.setItem(`kitchen-garden/${name}`, "AAAA");
  }
  assert.deepEqual(new Saves(new Shelf(kept), new Shelf(storage())).files, {});
});

const PHONES = [[390, 844, 3], [844, 390, 3], [320, 568, 2], [568, 320, 2], [820, 1180, 2],
  [1180, 820, 2], [360, 740, 2.625]];

test("on a touch screen the picture and its actions fit", () => {
  for (const [width, height, ratio] of PHONES) {
    const {wide, pixel, unit} = measure(width, height, ratio);
    assert.equal(wide, width > height);
    assert.ok(160 * pixel + (wide ? 2 * 112 : 0) <= width + 1e-6, `${width}x${height}: wide enough`);
    assert.ok(128 * pixel + (wide ? 0 : 198) <= height, `${width}x${height}: high enough`);
    assert.ok(52 * unit >= 120, `${width}x${height}: the cross is large enough for a thumb`);
  }
});

test("a phone held upright gives the picture its whole width", () => {
  for (const [width, height, ratio] of PHONES.filter(([width, height]) => width < height)) {
    assert.ok(Math.abs(160 * measure(width, height, ratio).pixel - width) < 1e-6);
  }
});

test("a mouse gets the largest whole-number picture", () => {
  const windows = [[1440, 900, 1, 7], [1920, 1080, 1, 8], [1280, 720, 1.25, 7], [700, 900, 1, 4]];
  for (const [width, height, ratio, times] of windows) {
    assert.equal(measure(width, height, ratio, false).pixel * ratio, times);
  }
  assert.equal(measure(100, 100, 1, false).pixel, 1);
});

test("no zoom makes the picture smaller", () => {
  for (const [width, height] of [[1440, 900], [1280, 640], [800, 1000]]) {
    const real = (zoom) => measure(width / zoom, height / zoom, zoom, false).pixel * zoom;
    for (const zoom of [0.5, 0.8, 1.1, 1.5, 2, 3, 5]) assert.equal(real(zoom), real(1));
  }
});

test("the lights glow in the colours that they are sent, and go out", () => {
  const dots = Array.from({length: 5}, () => ({style: {}}));
  showLights(dots, [[0, 0, 0], [2, 0, 0], [0, 255, 0]]);
  assert.deepEqual(dots.map((dot) => dot.style.backgroundColor),
    ["", "rgb(16,0,0)", "rgb(0,255,0)", "", ""]);
  assert.match(dots[1].style.boxShadow, /rgb\(16,0,0 \/ 0\.7\)/);
  showLights(dots, []);
  assert.ok(dots.every((dot) => dot.style.boxShadow === ""));
});

test("a game pad that is unplugged lets everything go", () => {
  const {sent, buttons} = listened();
  const held = {index: 0, axes: [0, 0.9], buttons: [{pressed: true}, {pressed: false}]};
  let pads = [null, held];
  Object.defineProperty(globalThis, "navigator", {
    value: {getGamepads: () => pads}, configurable: true,
  });
  readGamePads(buttons);
  readGamePads(buttons);
  assert.deepEqual(sent, ["1", "5"]);
  pads = [null, null];
  readGamePads(buttons);
  assert.deepEqual(sent, ["1", "5", "-1", "-5"]);
});

test("every language has the same words, and the browser's first one that we have is taken", () => {
  for (const words of Object.values(WORDS)) {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(WORDS.en).sort());
    assert.ok(Object.values(words).every((word) => word.length > 0));
  }
  const page = new URL("../../tools/web/page/", import.meta.url);
  const others = readdirSync(page).filter((name) => name !== "words.js");
  const text = others.map((name) => readFileSync(new URL(name, page), "utf8")).join("");
  for (const key of Object.keys(WORDS.en)) {
    assert.match(text, new RegExp(`words(\\(\\))?\\.${key}\\b|"${key}"`), `${key} is used`);
  }
  assert.equal(preferred(["xx-XX", "es-MX", "en"], ["en", "es"]), "es");
  assert.equal(preferred(["xx"], ["en", "es"]), "en");
});

test("a screen reader is told what is new, and the same again only after a press", () => {
  let screen = "Veggies\nVeggies 2-4\nMatch 2-8\nA: Play";
  const whole = {}, live = {textContent: ""};
  const voice = new Voice(() => screen, whole, live);
  voice.changed(0);
  voice.tick(100);
  assert.equal(live.textContent, "", "more may come");
  voice.tick(250);
  assert.equal(live.textContent, "Veggies\nVeggies 2-4\nMatch 2-8\nA: Play");
  const look = (now, told) => {
    screen = told;
    voice.changed(now);
    voice.tick(now + 250);
    return live.textContent;
  };
  voice.pressed();
  assert.equal(look(1000, "Match\nVeggies 2-4\nMatch 2-8\nA: Play"), "Match");
  assert.equal(look(2000, "Match\nVeggies 2-4\nMatch 2-8\nA: Play B: Back"), "A: Play B: Back");
  live.textContent = "";
  assert.equal(look(3000, "Match\nVeggies 2-4\nMatch 2-8\nA: Play"), "", "it only blinks");
});

// A window at this address, with what its navigator can do.
function windowAt(href, navigator = {}) {
  const {protocol, origin, pathname, search, hash} = new URL(href);
  const went = [];
  const history = {replaceState: (state, title, place) => went.push(place)};
  return {location: {protocol, origin, pathname, search, hash}, history, navigator, went};
}

function refusing(name) {
  return async () => { throw Object.assign(new Error(name), {name}); };
}

test("a link goes through the system's sheet, else into the clipboard, else nowhere", async () => {
  const copied = [], shared = [];
  const clipboard = {writeText: async (text) => copied.push(text)};
  const share = async (what) => { shared.push(what); };
  const [SHARED, COPIED, FAILED] = [1, 2, 3];
  for (const [navigator, how] of [
    [{share, clipboard}, SHARED],
    [{clipboard}, COPIED],
    [{share: refusing("NotAllowedError"), clipboard}, COPIED],
    [{share: refusing("AbortError"), clipboard}, FAILED],
    [{clipboard: {writeText: refusing("NotAllowedError")}}, FAILED],
    [{}, FAILED],
  ]) {
    const links = new Share(windowAt("https://localhost/garden/", navigator));
    const sending = links.send("Leo to move.", "https://localhost/garden/#g=A");
    assert.equal(links.how, 0);
    await sending;
    assert.equal(links.how, how);
  }
  assert.deepEqual(shared, [{text: "Leo to move.", url: "https://localhost/garden/#g=A"}]);
  assert.deepEqual(copied, Array(2).fill("Leo to move.\nhttps://localhost/garden/#g=A"));
});

test("a page on a disk has no address for others, and its link is only the end of one", async () => {
  assert.equal(new Share(windowAt("https://localhost/garden/?a=1#g=A")).address,
    "https://localhost/garden/");
  const copied = [];
  const navigator = {share: async () => {}, clipboard: {writeText: async (text) => copied.push(text)}};
  const links = new Share(windowAt("file:///garden.html", navigator));
  assert.equal(links.address, "");
  await links.send("Leo to move.", "#g=A");
  assert.deepEqual(copied, ["Leo to move.\n#g=A"]);
});

test("a link is taken out of the page's address, and nothing else is", () => {
  const page = windowAt("https://localhost/garden/?a=1#g=Abc-_");
  assert.equal(new Share(page).take(), "#g=Abc-_");
  assert.deepEqual(page.went, ["/garden/?a=1"]);
  for (const other of ["", "#", "#help", "#x=abc"]) {
    const page = windowAt(`https://localhost/garden/${other}`);
    assert.equal(new Share(page).take(), "");
    assert.deepEqual(page.went, []);
  }
});
