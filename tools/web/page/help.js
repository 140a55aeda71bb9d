// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The dialog behind "?": the keys, the gestures, and the saves as a file.

import {ask} from "./messages.js";
import {FILE_NAME} from "./record.js";
import {importable} from "./saves.js";

const MOST = 1 << 16;  // bytes of a file that are looked at

// `words()` are those of the language now spoken. `onSave` makes the game write what it has,
// `onImport` start from what was loaded, `onToggle(open)` stop or go on.
export class Help {
  constructor(saves, words, {onSave, onImport, onToggle}) {
    this._dialog = document.getElementById("help");
    this._answer = document.getElementById("answer");
    this._saves = saves;
    this._words = words;
    this._onSave = onSave;
    this._onImport = onImport;
    this._onToggle = onToggle;
    const file = document.getElementById("file");
    document.getElementById("export").addEventListener("click", () => this.export());
    document.getElementById("import").addEventListener("click", () => file.click());
    file.addEventListener("change", () => {
      if (file.files[0]) this._choose(file.files[0]);
      file.value = "";  // the same one may be chosen again
    });
    this._dialog.addEventListener("close", () => onToggle(false));
    // A click beside the dialog is one on what lies around its content.
    this._dialog.addEventListener("click", (event) => {
      if (event.target === this._dialog) this._dialog.close();
    });
  }

  get isOpen() {
    return this._dialog.open;
  }

  open() {
    this._answer.textContent = "";
    this._onToggle(true);
    this._dialog.showModal();
    this._dialog.scrollTop = 0;  // the button at its end has the focus
  }

  close() {
    this._dialog.close();
  }

  export() {
    this._onSave();
    const bytes = this._saves.exported();
    if (!bytes) {
      this._answer.textContent = this._words().nothingToExport;
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], {type: "application/octet-stream"}));
    link.download = FILE_NAME;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  async _choose(file) {
    const read = await file.slice(0, MOST).arrayBuffer().catch(() => new ArrayBuffer(0));
    const bytes = importable(new Uint8Array(read));
    const words = this._words();
    this._onSave();
    if (!bytes) this._answer.textContent = words.notWhole;
    else if (!this._saves.exported()) this._import(bytes);
    else {
      ask(this._answer, words.replaces,
        [words.export, () => this.export()],
        [words.replace, () => this._import(bytes)],
        [words.cancel, () => { this._answer.textContent = ""; }]);
      this._dialog.scrollTop = this._dialog.scrollHeight;  // all answers are seen
    }
  }

  _import(bytes) {
    if (!this._saves.import(bytes)) this._answer.textContent = this._words().notTaken;
    else {
      this._dialog.close();
      this._onImport();
    }
  }
}
