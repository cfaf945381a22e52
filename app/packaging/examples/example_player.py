#!/usr/bin/env python3
"""A player for Takujo: any legal move, with the Python standard library alone.

Takujo starts it and talks to it in lines of JSON; PLAYERS.md describes them. Try it:

    takujo-cli arena --game ccc --games 4 --players "greedy,exec:./example_player.py"

To make it play well, write a better choose().
"""

import json
import random
import sys


def choose(request, rules):
    """One of the moves this seat may make.

    request["view"] is all that the seat may know, rules["game"] the game that is played. In some games
    the list is only a useful selection (request["legal"]["complete"] is false); any move of the game is
    accepted.
    """
    return random.Random(request["seed"]).choice(request["legal"]["moves"])


def say(message):
    print(json.dumps(message), flush=True)


def main():
    rules = {}
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": "takujo-player/1", "name": "Example",
                 "wants": ["view", "moves"]})
        elif kind == "rules":
            rules = message
        elif kind == "request":
            say({"type": "move", "id": message["id"], "move": choose(message, rules)})
        elif kind == "bye":
            break


if __name__ == "__main__":
    main()
