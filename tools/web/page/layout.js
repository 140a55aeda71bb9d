// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// How large everything is. The picture comes first, as large as it can be.

import {HEIGHT, WIDTH} from "./screen.js";

// In CSS pixels, as style.css has them:
const SIDE = 112;  // a column of actions beside a wide screen
const TOOLS = 48;  // the row of small buttons
const BELOW = 150;  // the lights and two rows of actions below a tall screen
const FRAME = 8;  // above and below a wide screen
const DOT = 3;  // a pixel of the small buttons

const CROSS = 56;  // pixels of the cross, with its gaps
const LARGEST = 4;  // CSS pixels that one of them is, at most,
const LEAST = 2.5;  // and at least

// {wide, pixel, unit, dot}: whether there is room beside the picture, and how many CSS pixels one of
// its pixels is, one of the cross's and one of the small buttons'.
export function measure(width, height, ratio, touch = true) {
  const find = touch ? (width > height ? beside : below) : alone;
  const {wide, pixel} = find(width, height, ratio);
  const room = wide ? (width - WIDTH * pixel) / 2 : Math.min(width, height - HEIGHT * pixel - BELOW);
  const unit = Math.min(Math.max(room / CROSS, LEAST), LARGEST);
  return {wide, pixel, unit: whole(unit, ratio), dot: whole(DOT, ratio)};
}

// A mouse needs nothing but the picture. Only real pixels count, so no zoom makes it smaller.
function alone(width, height, ratio) {
  const pixel = wholePicture(width, height, ratio);
  return {wide: width - WIDTH * pixel >= 2 * TOOLS, pixel};
}

function beside(width, height, ratio) {
  return {wide: true, pixel: wholePicture(width - 2 * SIDE, height - FRAME, ratio)};
}

// A phone held upright: the whole width, even where a pixel of the game is no whole number of its.
function below(width, height, ratio) {
  const room = height - TOOLS - BELOW;
  const pixel = HEIGHT * width / WIDTH <= room ? width / WIDTH : wholePicture(width, room, ratio);
  return {wide: false, pixel};
}

function wholePicture(width, height, ratio) {
  const fits = Math.min(width / WIDTH, height / HEIGHT) * ratio;
  return Math.max(1, Math.floor(fits + 1e-6)) / ratio;
}

// CSS pixels that are a whole number of real ones, at least one.
function whole(size, ratio) {
  return Math.max(1, Math.floor(size * ratio + 1e-6)) / ratio;
}

// To be called whenever the window is another, or something above the game comes or goes.
export function fit(above, touch) {
  const ratio = devicePixelRatio || 1, {body, documentElement} = document;
  const safe = getComputedStyle(body);
  const inset = (...sides) => sides.reduce((sum, side) => sum + parseFloat(safe[side] || 0), 0);
  // Not the window's inner size, which in some browsers shrinks while somebody zooms in.
  const width = documentElement.clientWidth - inset("paddingLeft", "paddingRight");
  const height = documentElement.clientHeight - above.offsetHeight
    - inset("paddingTop", "paddingBottom");
  const size = measure(width, height, ratio, touch);
  body.classList.toggle("wide", size.wide);
  body.classList.toggle("touch", touch);
  body.style.setProperty("--pixel", `${size.pixel}px`);
  body.style.setProperty("--unit", `${size.unit}px`);
  body.style.setProperty("--dot", `${size.dot}px`);
}
