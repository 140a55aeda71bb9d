# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""t"""
from . import Screen
from ..kit.colors import *
from ..kit.text import Label
from ..kit.bars import *
from ..kit.shapes import Cursor, panel
class Title(Screen):
    def __init__(self, app):
        super().__init__(app, CREAM)
        header(self.group, app.width, "Kitchen Garden", "Players")
        Label(self.body, 20, 60, 100, INK, "¡Hola, señor! Qué tal")
        self.c=Cursor(self.body); self.c.place(40,80,24,16)
        self.bar=self.bottom_bar((OK,"Place"),(BACK,"Turn"),(TURN,"Card"))
    def press(self,b):
        from ..kit.input import step
        dx,dy=step(b); x,y,w,h=self.c._place; self.c.place(x+dx*8,y+dy*8,w,h)
        if b==OK: self.bar.refuse("Must touch or cover your stand")
        if b==BACK: 1/0
