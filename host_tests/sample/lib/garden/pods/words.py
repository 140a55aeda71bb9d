# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The words of Pods; those of our own games are in lib/garden/words."""

WORDS = {
    "en": {
        "pods": "Pods",
        "progress_pods": "pod {}/{}",
        "option_long": "Long row",
        "explain_long": "Sixteen pods, not twelve",
        "pods_take": "Take",
        "pods_takes": "{} takes {}",
        "pods_pocket": "Pocket",
        "hint_pods": "Most beans in the end",
        "tip_pods_pocket": "This pod is yours at the end, and nobody else sees it.",
        "medal_pods_open": "Full of beans",
        "medal_pods_open_text": "Win a game of Pods.",
        "rules_pods_1_title": "Pods: the rules",
        "rules_pods_1": "Take the first or the last pod. The one in your pocket counts at the end."
        " Most beans win.",
        "lesson_pods_1": "Left and right choose a pod.",
        "lesson_pods_2": "{2} takes it.",
    },
    "es": {
        "pods": "Vainas",
        "progress_pods": "vaina {}/{}",
        "option_long": "Fila larga",
        "explain_long": "16 vainas en vez de 12",
        "pods_take": "Tomar",
        "pods_takes": "{} toma {}",
        "pods_pocket": "Bolsillo",
        "hint_pods": "Al final, más vainas",
        "tip_pods_pocket": "Esta vaina es tuya al final, y nadie más la ve.",
        "medal_pods_open": "Todo vainas",
        "medal_pods_open_text": "Gana una partida de Vainas.",
        "rules_pods_1_title": "Vainas: las reglas",
        "rules_pods_1": "Toma la primera vaina o la última. La de tu bolsillo cuenta al final."
        " Gana quien tenga más.",
        "lesson_pods_1": "Izquierda y derecha eligen una vaina.",
        "lesson_pods_2": "{2} la toma.",
    },
}
