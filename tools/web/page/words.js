// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The page's own few words; everything else is the game's. The same keys in every language here;
// the page speaks English where the game speaks another one.

export const WORDS = {
  en: {
    screen: "The game's screen",
    up: "Up", down: "Down", left: "Left", right: "Right",
    pad: "Directions",
    mute: "Sound off", unmute: "Sound on", help: "Keys and saves", close: "Close",
    keys: "Keys", arrows: "Arrows", keyA: "Z, Enter", keyB: "X, Backspace", move: "move",
    a: "choose, do it", b: "back, turn", select: "next card; held: look around",
    start: "Pause", thisPage: "this page",
    backwards: "to the buttons of this page",
    actions: "Actions", full: "Full screen",
    fingers: "With a finger",
    tapping: "Touch the thing itself. The buttons below the picture say what they do right now.",
    tap: "Tap", tapMeans: "a row, a card, a space: select it; a hint in the bar: press it",
    tapTwice: "Tap it again", twiceMeans: "open it, confirm it; nothing happens with one tap",
    drag: "Drag", dragMeans: "carry a card, scroll a list, turn a page",
    longPress: "Hold", holdMeans: "your badge: look around",
    twoFingers: "Two fingers",
    mouse: "Mouse", mouseMeans: "click as a finger; right button: B; wheel: next, turn",
    askLink: "Paste the link of a game here:",
    saves: "Saves",
    kept: "Games are saved in this browser. A file of them also fits a handheld, through "
      + "`tools/flash.py --restore`, and one from `--backup` fits here.",
    export: "Save as a file", import: "Load a file",
    nothingToExport: "Nothing is saved yet: play first.",
    notWhole: "This file is not a whole save of Kitchen Garden. Nothing was changed.",
    notTaken: "This browser did not take the save. Nothing was changed.",
    replaces: "The file replaces every game and record saved here. Save those as a file first?",
    replace: "Replace", cancel: "Cancel",
    noStorage: "This browser keeps nothing here, as in a private window: "
      + "save your game as a file (?) before you close the page.",
    fullStorage: "This browser's storage is full: earlier saves are here, new ones may be lost. "
      + "Make room, or save your game as a file (?) before you close the page.",
    notHandedOn: "Kitchen Garden has to start again, and this browser kept nothing of the game: "
      + "save it as a file first.",
    elsewhere: "The game goes on in another window. Here it has stopped.",
    here: "Play here",
    newVersion: "A new version is here.", update: "Update",
    fault: "Kitchen Garden has stopped. Your saves are untouched.",
    tooOld: "This browser is too old for it: try a newer one.",
    again: "Start again",
  },
  es: {
    screen: "La pantalla del juego",
    up: "Arriba", down: "Abajo", left: "Izquierda", right: "Derecha",
    pad: "Direcciones",
    mute: "Quitar el sonido", unmute: "Poner el sonido", help: "Teclas y partidas",
    close: "Cerrar",
    keys: "Teclas", arrows: "Flechas", keyA: "Z, Intro", keyB: "X, Retroceso", move: "mover",
    a: "elegir, hacer", b: "atrás, girar", select: "otra carta; mantener: mirar la mesa",
    start: "Pausa", thisPage: "esta página",
    backwards: "a los botones de esta página",
    actions: "Acciones", full: "Pantalla completa",
    fingers: "Con un dedo",
    tapping: "Toca la cosa misma. Los botones bajo la imagen dicen lo que hacen ahora.",
    tap: "Tocar", tapMeans: "una fila, una carta, un espacio: elegir; la barra: pulsar",
    tapTwice: "Tocar otra vez", twiceMeans: "abrir, confirmar; con un solo toque no pasa nada",
    drag: "Arrastrar", dragMeans: "llevar una carta, mover una lista, pasar página",
    longPress: "Mantener", holdMeans: "tu ficha: mirar la mesa",
    twoFingers: "Dos dedos",
    mouse: "Ratón", mouseMeans: "clic como un dedo; botón derecho: B; rueda: otra, girar",
    askLink: "Pega aquí el enlace de una partida:",
    saves: "Partidas",
    kept: "Las partidas se guardan en este navegador. Un archivo con ellas sirve también para una "
      + "consola, con `tools/flash.py --restore`, y uno de `--backup` sirve aquí.",
    export: "Guardar en un archivo", import: "Cargar un archivo",
    nothingToExport: "Aún no hay nada guardado: juega primero.",
    notWhole: "Este archivo no es una partida entera de Kitchen Garden. No se ha cambiado nada.",
    notTaken: "El navegador no aceptó la partida. No se ha cambiado nada.",
    replaces: "El archivo sustituye todas las partidas y puntuaciones guardadas aquí. "
      + "¿Guardarlas antes en un archivo?",
    replace: "Sustituir", cancel: "Cancelar",
    noStorage: "Este navegador no guarda nada aquí, como en una ventana privada: "
      + "guarda tu partida en un archivo (?) antes de cerrar la página.",
    fullStorage: "El navegador no tiene más sitio: lo guardado antes está aquí, lo nuevo puede "
      + "perderse. Haz sitio, o guarda tu partida en un archivo (?) antes de cerrar la página.",
    notHandedOn: "Kitchen Garden tiene que empezar de nuevo, y el navegador no guardó nada de la "
      + "partida: guárdala primero en un archivo.",
    elsewhere: "El juego sigue en otra ventana. Aquí se ha parado.",
    here: "Jugar aquí",
    newVersion: "Hay una versión nueva.", update: "Actualizar",
    fault: "Kitchen Garden se ha parado. Tus partidas siguen intactas.",
    tooOld: "Este navegador es demasiado antiguo: prueba con uno más nuevo.",
    again: "Empezar de nuevo",
  },
};

// Fill every element that asks for words, by data-words for its text and data-label for its name.
export function speak(language) {
  const words = WORDS[language] ?? WORDS.en;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-words]")) {
    element.replaceChildren(...words[element.dataset.words].split("`").map(textOrCode));
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", words[element.dataset.label]);
    if (element.matches("button")) element.title = words[element.dataset.label];
  }
  return words;
}

// Every other part of a text with backticks is what stood between two of them.
function textOrCode(text, nth) {
  const code = document.createElement("code");
  code.textContent = text;
  return nth % 2 ? code : text;
}

// The first language of the browser's that the game has.
export function preferred(wanted, languages) {
  const short = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return short.find((language) => languages.includes(language)) ?? "en";
}
