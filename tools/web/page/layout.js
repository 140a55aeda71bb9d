// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// How large everything is: whole numbers of real pixels, as many as there is room for.

import {HEIGHT, WIDTH} from "./screen.js";

const EDGE = 8;  // CSS pixels between the screen and the window
const FRAME = 44;  // of the frame around the screen, and the lights in it, together
const TOOLS = 44;  // above an upright screen
const PAD = 210;  // below it, at least
const SIDE = 132;  // on each side of a wide one, at least
const CROSS = 52;  // pixels of the pad's cross; with a row of keys and gaps it is 82 high
const SMALLEST = 2, LARGEST = 4.5;  // CSS pixels of a pixel of the pad

// {wide, times, unit}: whether the pad lies beside the screen, how many real pixels one of the
// screen's is, and how many CSS pixels one of the pad's is.
export function measure(width, height, ratio) {
  const wide = width > height;
  const roomX = width - 2 * EDGE - (wide ? 2 * SIDE : 0);
  const roomY = height - FRAME - 2 * EDGE - (wide ? 0 : TOOLS + PAD);
  const fits = Math.min((roomX * ratio) / WIDTH, (roomY * ratio) / HEIGHT);
  const times = Math.max(1, Math.floor(fits));
  const screenX = (WIDTH * times) / ratio, screenY = (HEIGHT * times) / ratio;
  const unit = wide
    ? Math.min((width - screenX - 2 * EDGE) / 2 / (CROSS + 6), (height - TOOLS) / (CROSS + 34))
    : Math.min(width / (2 * CROSS + 8), (height - screenY - FRAME - TOOLS) / (CROSS + 34));
  const whole = Math.floor(Math.min(Math.max(unit, SMALLEST), LARGEST) * ratio) / ratio;
  return {wide, times, unit: Math.max(whole, 1 / ratio)};
}

export function fit(body) {
  const ratio = devicePixelRatio || 1;
  const {wide, times, unit} = measure(innerWidth, innerHeight, ratio);
  body.classList.toggle("wide", wide);
  body.style.setProperty("--pixel", `${times / ratio}px`);
  body.style.setProperty("--unit", `${unit}px`);
}
