#!/usr/bin/python3
"""edit_rule.py PROGRAM: a house rule made, changed and saved by a person with a screen reader. Exit 0 when
the file on disk says so. To be run by tests/access/run.
"""
import json
import os
import pathlib
import sys

import pyatspi

from reader import Reader


def saved():
    """The rule sets of this home."""
    data = pathlib.Path(os.environ["XDG_DATA_HOME"])
    return [json.loads(file.read_text()) for file in data.rglob("*.takujo-rules")]


def main():
    with Reader(sys.argv[1], "--page", "editor") as reader:
        button = pyatspi.ROLE_PUSH_BUTTON
        print("a house rule of one's own")
        reader.wait("the editor", lambda: reader.find(button, "Duplicate")).press()
        reader.wait("the dialog", lambda: reader.find(button, "Create")).press()
        reader.wait("the copy", lambda: not reader.find(pyatspi.ROLE_LABEL, "official"))
        reader.wait("the value", lambda: reader.find(pyatspi.ROLE_SPIN_BUTTON, "Lead for own territory")).act("Increase")
        reader.wait("something to save", lambda: (save := reader.find(button, "Save")) and save.usable and save).press()
        rules = reader.wait("the file", lambda: [r for r in saved() if r["changes"]])
        print(f"  saved: {rules[0]['changes']}")
        return 0 if rules[0]["changes"] == {"territory_margin": 3} else 1


if __name__ == "__main__":
    sys.exit(main())
