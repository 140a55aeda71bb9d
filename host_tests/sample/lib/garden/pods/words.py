# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The words of Pods; those of our own games are in lib/garden/words."""

WORDS = {
    "en": {
        "pods": "Pods",
        "progress_pods": "pod {}/{}",
        "pods_take": "Take",
        "pods_takes": "{} takes {}",
        "tip_pods_take": "Choose a pile and take its first pod.",
        "rules_pods_1_title": "Pods: the rules",
        "rules_pods_1": "Take the first pod of a pile. Most beans win.",
        "lesson_pods_1": "Up and down choose a pile.",
        "lesson_pods_2": "{2} takes its first pod.",
    },
    "es": {
        "pods": "Vainas",
        "progress_pods": "vaina {}/{}",
        "pods_take": "Tomar",
        "pods_takes": "{} toma {}",
        "tip_pods_take": "Elige una pila y toma su primera vaina.",
        "rules_pods_1_title": "Vainas: las reglas",
        "rules_pods_1": "Toma la primera vaina de una pila. Gana quien tenga más.",
        "lesson_pods_1": "Arriba y abajo eligen una pila.",
        "lesson_pods_2": "{2} toma su primera vaina.",
    },
}
