#!/usr/bin/python3
"""play_turn.py PROGRAM GAME: one whole turn of a game as a person with a screen reader plays it. Exit 0
when the turn was played, every line that the others' turns add to the log was announced, and no button
was without a name. Prints a transcript. To be run by tests/access/run.
"""
import re
import sys
import time

import pyatspi

from reader import Reader


# Not part of the decision: tools, seats, and what only shows something.
TOOLS = re.compile(r"^(To the shelf|Undo|Hint|Rules|Menu|AI: |Player aid|Sort |Board of |Bag|What I know|"
                   r"Other ways|Clear|Split |Equipment deck|Show |Choose…|Choose: |Odds|From the reserve|Rehearse|"
                   r"You|Aoi|Ren|To the |Another way|Take back|Last push again|Slowly|Skip|Place the rest|[A-Z]{2,3}-\d)")
# What a person presses first; after that the first thing that can be pressed will do.
OPENING = {
    "ccc": ["D1, number 1", "A of clubs", "Place with"],
    "coldwater": ["Shore, purple, empty", "Shore, green, Angler token"],
    "coinhunt": ["Place 1"],
    "couperation": ["Draw 1", "2 (", "row 1, 1 left", "Place face up"],
    "hakkutsu": ["Helicopter", "Keep", "B3: Sandstone"],
}


class Turn:
    """The person's first turn, begun with what the set-up asks."""

    def __init__(self, reader, game):
        self.reader = reader
        self.opening = list(OPENING[game])
        self.pressed = set()

    @staticmethod
    def mine(things):
        return any(t.button and t.name.startswith("You") and "Has the turn" in t.words for t in things)

    @staticmethod
    def begun(things):
        return not any(t.name.startswith("Set-up") for t in things if t.role == pyatspi.ROLE_LABEL)

    @staticmethod
    def log(things):
        # what a turn brought stands behind its sentences, and more of those may come
        return [re.sub(r", points: \S+$", "", t.name) for t in things if t.role == pyatspi.ROLE_LIST_ITEM]

    def step(self, things):
        """Presses one thing that belongs to the decision."""
        buttons = [t for t in things if t.usable]
        if self.opening:
            for button in buttons:
                if button.name.startswith(self.opening[0]):
                    del self.opening[0]
                    return button.press()
        fresh = [b for b in buttons if not TOOLS.match(b.name) and b.name not in self.pressed]
        if not fresh:
            return self.pressed.clear()
        # the buttons of the prompt come after the log, the main one first
        log = max((i for i, t in enumerate(things) if t.role == pyatspi.ROLE_LIST), default=0)
        chosen = next((b for b in fresh if things.index(b) > log), fresh[0])
        self.pressed.add(chosen.name)
        return chosen.press()

    def play(self):
        """Returns the log as it is when the turn is over."""
        begun = False
        while time.monotonic() < self.reader.end:
            self.reader.pump(0.3)
            things = self.reader.shown()
            if self.mine(things):
                begun = self.begun(things)
                self.step(things)
            elif begun:
                return self.log(things)
        raise TimeoutError("the turn does not end")


def added(before, after):
    """Rows below those of before: the list holds what is in sight and little more. The turn
    that goes on at the end of before has more sentences later, and each of them a row."""
    for length in range(min(len(before), len(after)), 0, -1):
        for end in range(len(after), length - 1, -1):
            if all(new.startswith(old) for old, new in zip(before[-length:], after[end - length:end])):
                return after[end:]
    return after


def unheard(line, heard):
    """Whether no announcement begins the line; a line also has details that are not announced."""
    words = line.partition(": ")[2] or line
    sentences = [s for text in heard for s in (text.partition(": ")[2] or text).split(". ") if s]
    return not any(part.startswith(sentence) for sentence in sentences for part in (words, line))


def main():
    game = sys.argv[2]
    with Reader(sys.argv[1], "--seed", "5", "--play", game) as reader:
        turn = Turn(reader, game)
        print(f"{game}: my turn")
        before = turn.play()
        print("the others")
        after = reader.wait("my next turn", lambda: (things := reader.shown()) and turn.mine(things) and turn.log(things))
        reader.pump(2)  # what is still to be said
        told = added(before, after)
        faults = [f"not heard: {line}" for line in told if unheard(line, reader.heard)]
    if not told:
        faults.append("the others did nothing")
    faults += [f"never offered: {name}" for name in turn.opening]
    faults += [f"a button without a name: {what}" for what in reader.unnamed]
    for fault in faults:
        print(f"  {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
