// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Fingers, pens and mice on the picture: one of them points, in the picture's own pixels.

import {HEIGHT, WIDTH} from "./screen.js";

export const DOWN = 0, MOVE = 1, UP = 2, CANCEL = 3, WHEEL_UP = 4, WHEEL_DOWN = 5;
// CSS pixels beside a thing that still mean it.
const REACH = {touch: 22, pen: 8, mouse: 5};
const NOTCH = 60;  // CSS pixels of a wheel that make one step

export class Pointer {
  // `send(kind, x, y, reach)` to the VM; `back()` is what a second finger or a right click means.
  constructor(send, back) {
    this._send = send;
    this._back = back;
    this._id = null;  // the pointer that points,
    this._others = new Set();  // and fingers beside it
    this._turned = 0;  // of the wheel, since its last step
  }

  // `box` is where the picture is.
  down({pointerId, pointerType, button, clientX, clientY}, box) {
    if (pointerType === "mouse" && button) {
      if (button === 2) this._back();
      return;
    }
    if (this._id !== null || this._others.size) {
      this._others.add(pointerId);
      this._end(CANCEL, 0, 0);
      return;
    }
    this._id = pointerId;
    this._scale = WIDTH / box.width;
    this._reach = Math.round((REACH[pointerType] ?? REACH.touch) * this._scale);
    this._at(DOWN, clientX, clientY, box);
  }

  move({pointerId, clientX, clientY}, box) {
    if (pointerId === this._id) this._at(MOVE, clientX, clientY, box);
  }

  up({pointerId, clientX, clientY}, box) {
    if (pointerId === this._id) {
      this._at(UP, clientX, clientY, box);
      this._id = null;
    } else if (this._others.delete(pointerId) && !this._others.size && this._two) {
      this._two = false;
      this._back();
    }
  }

  // The browser took the fingers for something of its own, such as a zoom.
  cancel({pointerId}) {
    this._two = false;
    this._others.delete(pointerId);
    if (pointerId === this._id) this._end(CANCEL, 0, 0);
  }

  wheel({deltaY, clientX, clientY}, box) {
    this._turned += deltaY;
    if (Math.abs(this._turned) < NOTCH) return;
    this._scale = WIDTH / box.width;
    this._reach = Math.round(REACH.mouse * this._scale);
    this._at(this._turned < 0 ? WHEEL_UP : WHEEL_DOWN, clientX, clientY, box);
    this._turned = 0;
  }

  _end(kind, x, y) {
    if (this._id === null) return;
    this._others.add(this._id);
    this._id = null;
    this._two = this._others.size === 2;
    this._send(kind, x, y, this._reach);
  }

  _at(kind, clientX, clientY, box) {
    const x = Math.floor((clientX - box.left) * WIDTH / box.width);
    const y = Math.floor((clientY - box.top) * HEIGHT / box.height);
    this._send(kind, x, y, this._reach);
  }
}

export function listenToPointer(element, pointer, onFirst) {
  const box = () => element.getBoundingClientRect();
  element.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    onFirst(event.pointerType);
    element.setPointerCapture(event.pointerId);
    pointer.down(event, box());
  });
  element.addEventListener("pointermove", (event) => pointer.move(event, box()));
  element.addEventListener("pointerup", (event) => pointer.up(event, box()));
  element.addEventListener("pointercancel", (event) => pointer.cancel(event));
  element.addEventListener("wheel", (event) => {
    if (event.ctrlKey) return;  // a zoom
    event.preventDefault();
    pointer.wheel(event, box());
  }, {passive: false});
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
