// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The five lights: dots that glow in the colours that the firmware sends.

const BRIGHTER = 8;  // than they are sent: real ones would blind at full strength

export function showLights(dots, colors) {
  dots.forEach((dot, nth) => {
    const parts = (colors[nth] ?? [0, 0, 0]).map((part) => Math.min(255, part * BRIGHTER));
    const on = parts.some((part) => part > 0);
    dot.style.backgroundColor = on ? `rgb(${parts})` : "";
    dot.style.boxShadow = on ? `0 0 10px 2px rgb(${parts} / 0.7)` : "";
  });
}
