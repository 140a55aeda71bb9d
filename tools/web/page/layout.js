// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// How large everything is: whole numbers of real pixels, as many as there is room for.

import {HEIGHT, WIDTH} from "./screen.js";

// In CSS pixels, as style.css has them:
const FRAME_X = 16, FRAME_Y = 38;  // of the frame around a wide screen; the lights are in it
const TOOLS = 44;  // the row of small buttons
const DOT = 3;  // one of their pixels

// In pixels of the pad:
const ACROSS = 58, DOWN = 80;  // the cross with its gaps, and with a row of keys
const LARGEST = 4.5;  // CSS pixels that one is, at most;
const LEAST = 2, THUMB = 3, SMALL = 2.5;  // at least: for a mouse, for thumbs, on a small phone
const TABLET = 600;  // CSS pixels of the shorter side: no phone has as many

// {wide, times, unit, dot}: whether the pad lies beside the screen, how many real pixels one of the
// screen's is, and how many CSS pixels one of the pad's is, and one of the small buttons'.
export function measure(width, height, ratio, touch = true) {
  const wide = width > height;
  const least = !touch ? LEAST : Math.min(width, height) < TABLET ? SMALL : THUMB;
  const roomX = wide ? width - FRAME_X - 2 * ACROSS * least : width;
  const roomY = height - FRAME_Y - (wide ? 0 : TOOLS + DOWN * least);
  const fits = Math.min((roomX * ratio) / WIDTH, (roomY * ratio) / HEIGHT);
  const times = Math.max(1, Math.floor(fits));
  const leftX = width - (wide ? FRAME_X + (WIDTH * times) / ratio : 0);
  const leftY = height - TOOLS - (wide ? 0 : FRAME_Y + (HEIGHT * times) / ratio);
  const unit = Math.min(leftX / 2 / ACROSS, leftY / DOWN, LARGEST);
  return {wide, times, unit: whole(unit, ratio), dot: whole(DOT, ratio)};
}

// CSS pixels that are a whole number of real ones, at least one.
function whole(size, ratio) {
  return Math.max(1, Math.floor(size * ratio + 1e-6)) / ratio;
}

// To be called whenever the window is another, or something above the game comes or goes.
export function fit(above) {
  const ratio = devicePixelRatio || 1, {body, documentElement} = document;
  // Not the window's inner size, which in some browsers shrinks while somebody zooms in.
  const width = documentElement.clientWidth;
  const height = documentElement.clientHeight - above.offsetHeight;
  const touch = matchMedia("(any-pointer: coarse)").matches;
  const size = measure(width, height, ratio, touch);
  body.classList.toggle("wide", size.wide);
  body.style.setProperty("--pixel", `${size.times / ratio}px`);
  body.style.setProperty("--unit", `${size.unit}px`);
  body.style.setProperty("--dot", `${size.dot}px`);
}
