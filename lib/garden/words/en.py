# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""English."""

WORDS = {
    # the languages' own names, the games' and the players'
    "en": "English",
    "es": "Español",
    "veggies": "Veggies",
    "match": "Veggie Match",
    "cabbage": "Cabbage!",
    "player": "Player {}",
    "bots": "Sage Thyme Basil Chard Dill Parsley Fennel Leek",
    # how far a sitting has come: turn, of so many
    "progress_veggies": "card {}/{}",
    "progress_match": "deck {}",
    "progress_cabbage": "round {}/{}",
    # buttons
    "back": "Back",
    "change": "Change",
    "choose": "Choose",
    "done": "Done",
    "menu": "Menu",
    "next": "Next",
    "play": "Play",
    "start": "Start",
    # title
    "continue": "Continue",
    "scores": "Scores",
    "settings": "Settings",
    "languages": "EN/ES",
    # seats
    "players": "Players",
    "seat": "Seat +/-",
    "human": "Human",
    "level1": "Easy",
    "level2": "Normal",
    "level3": "Hard",
    "option_teams": "Teams",
    "option_first": "First",
    "option_1992": "1992 rule",
    "option_open": "Open scores",
    "option_names": "Names",
    "random": "random",
    "edit": "edit",
    "on": "on",
    "off": "off",
    "too_long": "That is too long",
    # curtain
    "pass_to": "Pass to {}",
    "no_peeking": "No peeking!",
    "ready": "I'm ready",
    # pause
    "pause": "Pause",
    "resume": "Resume",
    "undo": "Undo",
    "hint": "Hint",
    "look": "Look around",
    "rules": "Rules",
    "sound": "Sound",
    "brightness": "Brightness",
    "save_quit": "Save and quit",
    # settings
    "language": "Language",
    "lights": "Lights",
    "handover": "Hand-over",
    "always": "always",
    "secrets": "secrets",
    "quick": "quick",
    "preview": "Score preview",
    "motion": "Motion",
    "speed": "Bot speed",
    "slow": "slow",
    "normal": "normal",
    "fast": "fast",
    "skin": "Skin",
    "market": "Market",
    "warehouse": "Warehouse",
    "left_handed": "Left-handed",
    "contrast": "High contrast",
    "coach": "Tips",
    "reset": "Erase records",
    "erase": "erase",
    "sure": "sure?",
    "really": "really?",
    "erased": "Records erased",
    # notices: title, then the text
    "save_lost": "Save was damaged",
    "save_lost_text": "The last game could not be read. It was set aside and a new one can"
    " start. Scores and settings are safe.",
    "save_recovered": "Save was repaired",
    "save_recovered_text": "One copy of your games was damaged. The other one is whole and"
    " nothing is lost.",
    "save_foreign": "Save of another version",
    "save_foreign_text": "Another version of this game made the save. It stays as it is until"
    " something new is saved.",
    "save_failed": "Could not save",
    "save_failed_text": "No place to save to answered. You can play on; free some room on the"
    " drive or restart the device.",
    "save_worn": "Memory worn out",
    "save_worn_text": "The memory for saves is worn out. Unplug the computer, then games are"
    " saved on the drive.",
    "new_game": "New game",
    # crash
    "crash": "Something broke",
    "crash_text": "Your game is saved.",
    "restart": "Restart",
    # score pad
    "score_pad": "Score pad",
    "games": "{} games",
    "no_games": "No games yet",
}
