# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Spanish."""

WORDS = {
    # the languages' own names, the games' and the players'
    "en": "English",
    "es": "Español",
    "veggies": "Veggies",
    "match": "Veggie Match",
    "cabbage": "Cabbage!",
    "player": "Jugador {}",
    "bots": "Salvia Tomillo Laurel Hinojo Acelga Perejil Eneldo Puerro",
    # how far a sitting has come: turn, of so many
    "progress_veggies": "carta {}/{}",
    "progress_match": "mazo {}",
    "progress_cabbage": "ronda {}/{}",
    # buttons
    "back": "Atrás",
    "change": "Cambiar",
    "choose": "Elegir",
    "done": "Hecho",
    "menu": "Menú",
    "next": "Otro",
    "play": "Jugar",
    "start": "Jugar",
    # title
    "continue": "Seguir",
    "scores": "Puntos",
    "settings": "Ajustes",
    "languages": "EN/ES",
    # seats
    "players": "Jugadores",
    "seat": "Puesto +/-",
    "human": "Humano",
    "level1": "Fácil",
    "level2": "Normal",
    "level3": "Difícil",
    "option_teams": "Equipos",
    "option_first": "Empieza",
    "option_1992": "Regla 1992",
    "option_open": "Puntos a la vista",
    "option_names": "Nombres",
    "random": "azar",
    "edit": "editar",
    "on": "sí",
    "off": "no",
    "too_long": "Es demasiado largo",
    # curtain
    "pass_to": "Pásalo a {}",
    "no_peeking": "¡Sin mirar!",
    "ready": "Ya estoy",
    # pause
    "pause": "Pausa",
    "resume": "Seguir",
    "undo": "Deshacer",
    "hint": "Pista",
    "look": "Mirar la mesa",
    "rules": "Reglas",
    "sound": "Sonido",
    "brightness": "Brillo",
    "save_quit": "Guardar y salir",
    # settings
    "language": "Idioma",
    "lights": "Luces",
    "handover": "Traspaso",
    "always": "siempre",
    "secrets": "secretos",
    "quick": "rápido",
    "preview": "Ver puntos",
    "motion": "Animación",
    "speed": "Ritmo bot",
    "slow": "lento",
    "normal": "normal",
    "fast": "rápido",
    "skin": "Tema",
    "market": "Mercado",
    "warehouse": "Almacén",
    "left_handed": "Zurdo",
    "contrast": "Alto contraste",
    "coach": "Consejos",
    "reset": "Borrar marcas",
    "erase": "borrar",
    "sure": "¿seguro?",
    "really": "¿de verdad?",
    "erased": "Marcas borradas",
    # notices: title, then the text
    "save_lost": "Partida dañada",
    "save_lost_text": "No se pudo leer la última partida. Se ha apartado y se puede empezar"
    " otra. Puntos y ajustes están a salvo.",
    "save_recovered": "Partida reparada",
    "save_recovered_text": "Una copia de tus partidas estaba dañada. La otra está entera y no"
    " se ha perdido nada.",
    "save_foreign": "Partida de otra versión",
    "save_foreign_text": "La guardó otra versión del juego. Se queda como está hasta que se"
    " guarde algo nuevo.",
    "save_failed": "No se pudo guardar",
    "save_failed_text": "Ningún sitio para guardar responde. Puedes seguir; libera espacio en"
    " el disco o reinicia.",
    "save_worn": "Memoria gastada",
    "save_worn_text": "La memoria de partidas está gastada. Desconecta el ordenador y se"
    " guardarán en el disco.",
    "new_game": "Nueva partida",
    # crash
    "crash": "Algo se ha roto",
    "crash_text": "Tu partida está guardada.",
    "restart": "Reiniciar",
    # score pad
    "score_pad": "Marcador",
    "games": "{} partidas",
    "no_games": "Aún no hay partidas",
}
