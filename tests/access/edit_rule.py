#!/usr/bin/python3
"""edit_rule.py PROGRAM [FOLDER]: a house rule made, changed and saved by a person with a screen reader. Exit 0
when the file on disk says so; a copy goes to FOLDER. To be run by tests/access/run.
"""
import json
import os
import pathlib
import shutil
import sys

import pyatspi

from reader import Reader


def saved():
    """The files of rule sets of this home that change something."""
    data = pathlib.Path(os.environ["XDG_DATA_HOME"])
    return [file for file in data.rglob("*.takujo-rules") if changes(file)]


def changes(file):
    return json.loads(file.read_text())["changes"]


def main():
    with Reader(sys.argv[1], "--page", "editor") as reader:
        button = pyatspi.ROLE_PUSH_BUTTON
        print("a house rule of one's own")
        reader.wait("the editor", lambda: reader.find(button, "Duplicate")).press()
        reader.wait("the dialog", lambda: reader.find(button, "Create")).press()
        reader.wait("the copy", lambda: not reader.find(pyatspi.ROLE_LABEL, "official"))
        reader.wait("the value", lambda: reader.find(pyatspi.ROLE_SPIN_BUTTON, "Lead for own territory")).act("Increase")
        reader.wait("something to save", lambda: (save := reader.find(button, "Save")) and save.usable and save).press()
        rules = reader.wait("the file", saved)[0]
        print(f"  saved: {changes(rules)}")
        if len(sys.argv) > 2:
            shutil.copy(rules, sys.argv[2])
        for what in reader.unnamed:
            print(f"  a button without a name: {what}")
        return 0 if changes(rules) == {"territory_margin": 3} and not reader.unnamed else 1


if __name__ == "__main__":
    sys.exit(main())
