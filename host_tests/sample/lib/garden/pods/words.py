# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The words of Pods; those of our own games are in lib/garden/words."""

WORDS = {
    "en": {
        "pods": "Pods",
        "progress_pods": "pod {}/{}",
        "pods_take": "Take",
        "pods_takes": "{} takes {}",
        "rules_pods_1_title": "Pods: the rules",
        "rules_pods_1": "Take the first or the last pod. Most beans win.",
        "lesson_pods_1": "Left and right choose a pod.",
        "lesson_pods_2": "{2} takes it.",
    },
    "es": {
        "pods": "Vainas",
        "progress_pods": "vaina {}/{}",
        "pods_take": "Tomar",
        "pods_takes": "{} toma {}",
        "rules_pods_1_title": "Vainas: las reglas",
        "rules_pods_1": "Toma la primera vaina o la última. Gana quien tenga más.",
        "lesson_pods_1": "Izquierda y derecha eligen una vaina.",
        "lesson_pods_2": "{2} la toma.",
    },
}
