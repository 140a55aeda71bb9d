// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Under the thumbs: a cross with diagonals, and the four buttons of the row of actions.

import {drawPad} from "./pixels.js";

const DEAD = 0.12;  // of the cross, around its middle
const BUZZ = 12;  // ms
// The ways from the right on, clockwise, an eighth of a turn each.
const WAYS = [["R"], ["R", "D"], ["D"], ["L", "D"], ["L"], ["L", "U"], ["U"], ["R", "U"]];

// The directions that a finger here means; x and y from the middle, in sizes of the cross.
export function waysOf(x, y) {
  if (Math.hypot(x, y) < DEAD) return [];
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return WAYS[(eighth + 8) % 8];
}

// `onPress` is called first with every press, because browsers ask for one before they make sound.
export function listenToPad(pad, keys, buttons, onPress) {
  listenToCross(pad, buttons, onPress);
  for (const key of keys) listenToKey(key, buttons, onPress);
  for (const element of [pad, ...keys]) {
    element.addEventListener("contextmenu", (event) => event.preventDefault());
  }
}

// Show what is pressed, by whatever means.
export function showPressed(pad, keys, letters) {
  drawPad(pad.querySelector("canvas"), letters);
  for (const key of keys) key.classList.toggle("down", letters.includes(key.dataset.key));
}

function buzz() {
  navigator.vibrate?.(BUZZ);
}

function listenToCross(pad, buttons, onPress) {
  const fingers = new Map();  // by pointer: the ways it pushes, as a text
  const push = (event) => {
    const box = pad.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width - 0.5;
    const y = (event.clientY - box.top) / box.height - 0.5;
    const ways = waysOf(x, y);
    if (ways.join() && ways.join() !== fingers.get(event.pointerId)) buzz();
    fingers.set(event.pointerId, ways.join());
    buttons.hold(ways, event.pointerId);
  };
  const lift = (event) => {
    fingers.delete(event.pointerId);
    buttons.hold([], event.pointerId);
  };
  pad.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    onPress();
    pad.setPointerCapture(event.pointerId);
    push(event);
  });
  pad.addEventListener("pointermove", (event) => fingers.has(event.pointerId) && push(event));
  for (const end of ["pointerup", "pointercancel"]) pad.addEventListener(end, lift);
  for (const way of pad.querySelectorAll("button")) listenToClicks(way, buttons, onPress);
}

function listenToKey(key, buttons, onPress) {
  const letter = key.dataset.key;
  key.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    onPress();
    key.setPointerCapture(event.pointerId);
    buzz();
    buttons.press(letter, event.pointerId);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    key.addEventListener(end, (event) => buttons.release(letter, event.pointerId));
  }
  listenToClicks(key, buttons, onPress);
}

// Screen readers and keyboards click without a pointer.
function listenToClicks(element, buttons, onPress) {
  element.addEventListener("click", (event) => {
    if (event.detail) return;
    onPress();
    buttons.tap(element.dataset.key);
  });
}
