// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The screen: bitmaps that lie in the VM's memory, and the picture that they make.

export const WIDTH = 160;
export const HEIGHT = 128;

const GRID = 1;  // kinds of record, as displayio.py makes them
const GRID_SIZE = 12;
const SIZES = [0, GRID_SIZE, 8];  // numbers in a record of each kind
const CLEAR = 0x1000000;  // beside a colour: it is transparent

export class Screen {
  // `onShow(pixels, rotation, brightness)` is called whenever there is a new picture.
  constructor(memory, onShow) {
    this.pixels = new Uint32Array(WIDTH * HEIGHT);  // as ImageData has them
    this.drawn = 0;  // times that it was composed so far
    this._memory = memory;
    this._onShow = onShow;
    this._touched = true;  // a pixel, a tile or a colour may be another
    this._last = new Int32Array(1024);  // all numbers of the records of the last frame,
    this._size = 0;  // so many
    this._rotation = this._brightness = -1;
    this._before = new Uint32Array(WIDTH * HEIGHT);  // the picture before this one
    this._bytes = this._words = this._numbers = null;
  }

  // The VM's memory as it is now: when it grows, it gets a new buffer.
  _look() {
    const buffer = this._memory.buffer;
    if (this._bytes?.buffer !== buffer) {
      this._bytes = new Uint8Array(buffer);
      this._words = new Uint32Array(buffer);
      this._numbers = new Int32Array(buffer);
    }
    return this._bytes;
  }

  touch() {
    this._touched = true;
  }

  fill(at, width, x1, y1, x2, y2, value) {
    const bytes = this._look();
    this._touched = true;
    for (let y = y1; y < y2; y++) bytes.fill(value, at + y * width + x1, at + y * width + x2);
  }

  blit(to, toWidth, from, fromWidth, width, height, skip) {
    const bytes = this._look();
    this._touched = true;
    for (let y = 0; y < height; y++, to += toWidth, from += fromWidth) {
      if (skip < 0) {
        bytes.copyWithin(to, from, from + width);
        continue;
      }
      for (let x = 0; x < width; x++) {
        const value = bytes[from + x];
        if (value !== skip) bytes[to + x] = value;
      }
    }
  }

  unpack(to, width, height, from, bits) {
    const bytes = this._look();
    this._touched = true;
    const each = 8 / bits, ones = (1 << bits) - 1, line = Math.ceil(width / each);
    for (let y = 0; y < height; y++, from += line) {
      for (let x = 0; x < width; x++) {
        const shift = 8 - bits - (x % each) * bits;
        bytes[to++] = (bytes[from + Math.floor(x / each)] >> shift) & ones;
      }
    }
  }

  line(at, width, height, x, y, x2, y2, value) {
    const bytes = this._look();
    this._touched = true;
    const wide = Math.abs(x2 - x), tall = -Math.abs(y2 - y);
    const stepX = x < x2 ? 1 : -1, stepY = y < y2 ? 1 : -1;
    let error = wide + tall;
    for (;;) {
      if (x >= 0 && x < width && y >= 0 && y < height) bytes[at + y * width + x] = value;
      if (x === x2 && y === y2) return;
      const twice = 2 * error;
      if (twice >= tall) { error += tall; x += stepX; }
      if (twice <= wide) { error += wide; y += stepY; }
    }
  }

  // Draw the records at these addresses, from back to front, if anything about them is new.
  show(at, count, rotation, brightness) {
    this._look();
    const lit = this._rotation === rotation && this._brightness === brightness;
    const changed = this._remember(at >> 2, count);
    if (lit && !changed && !this._touched) return;
    this._rotation = rotation;
    this._brightness = brightness;
    this._touched = false;
    [this.pixels, this._before] = [this._before, this.pixels];
    this.pixels.fill(0xff000000);
    for (let nth = 0; nth < count; nth++) {
      const record = this._numbers[(at >> 2) + nth] >> 2;
      if (this._numbers[record] === GRID) this._drawGrid(record);
      else this._drawRectangle(record);
    }
    this.drawn++;
    // What was painted over with the same again is no new picture.
    if (!lit || !same(this.pixels, this._before)) this._onShow(this.pixels, rotation, brightness);
  }

  // Keep the numbers of all records; whether they are others than those of the last time. This is
  // done in every frame, so it makes no new objects.
  _remember(first, count) {
    const numbers = this._numbers;
    let changed = false, size = 0;
    for (let nth = 0; nth < count; nth++) {
      const record = numbers[first + nth] >> 2, end = record + SIZES[numbers[record]];
      if (size + GRID_SIZE > this._last.length) this._last = longer(this._last);
      for (let at = record; at < end; at++, size++) {
        if (this._last[size] !== numbers[at]) {
          this._last[size] = numbers[at];
          changed = true;
        }
      }
    }
    changed ||= size !== this._size;
    this._size = size;
    return changed;
  }

  _drawGrid(record) {
    const numbers = this._numbers, bytes = this._bytes, words = this._words;
    const x0 = numbers[record + 1], y0 = numbers[record + 2], scale = numbers[record + 3];
    const bitmap = numbers[record + 4], bitmapWidth = numbers[record + 5];
    const colors = numbers[record + 6] >> 2, tiles = numbers[record + 7];
    const columns = numbers[record + 8], rows = numbers[record + 9];
    const wide = numbers[record + 10], tall = numbers[record + 11];
    const across = bitmapWidth / wide;  // tiles in a row of the bitmap
    const left = Math.max(0, x0), right = Math.min(WIDTH, x0 + columns * wide * scale);
    const top = Math.max(0, y0), bottom = Math.min(HEIGHT, y0 + rows * tall * scale);
    for (let y = top; y < bottom; y++) {
      const down = Math.floor((y - y0) / scale), row = Math.floor(down / tall);
      for (let x = left; x < right; x++) {
        const along = Math.floor((x - x0) / scale), column = Math.floor(along / wide);
        const tile = bytes[tiles + row * columns + column];
        const pixelY = Math.floor(tile / across) * tall + down - row * tall;
        const pixelX = (tile % across) * wide + along - column * wide;
        const color = words[colors + bytes[bitmap + pixelY * bitmapWidth + pixelX]];
        if (color < CLEAR) this.pixels[y * WIDTH + x] = opaque(color);
      }
    }
  }

  _drawRectangle(record) {
    const numbers = this._numbers;
    const x = numbers[record + 1], y = numbers[record + 2], scale = numbers[record + 3];
    const color = this._words[(numbers[record + 6] >> 2) + numbers[record + 7]];
    const left = Math.max(0, x), right = Math.min(WIDTH, x + numbers[record + 4] * scale);
    const bottom = Math.min(HEIGHT, y + numbers[record + 5] * scale);
    if (color >= CLEAR || left >= right) return;
    for (let row = Math.max(0, y); row < bottom; row++) {
      this.pixels.fill(opaque(color), row * WIDTH + left, row * WIDTH + right);
    }
  }
}

function longer(numbers) {
  const more = new Int32Array(2 * numbers.length);
  more.set(numbers);
  return more;
}

function same(one, other) {
  return one.every((pixel, nth) => pixel === other[nth]);
}

// 0xRRGGBB as ImageData's bytes, read as a number on machines that put the low byte first: all.
function opaque(rgb) {
  return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
}
