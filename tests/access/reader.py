"""A screen reader's view of a program, through AT-SPI alone: things by name, role and state, their
actions, and what is announced."""
import subprocess
import time

import pyatspi
from gi.repository import GLib

DEADLINE = 240  # seconds for everything; a turn takes a few, on a busy machine a minute


class Thing:
    """What a reader says of one thing on the screen; the thing itself may go away at any time."""

    def __init__(self, accessible, state):
        self.accessible = accessible
        self.name = accessible.name or ""
        self.words = accessible.description or ""
        self.role = accessible.getRole()
        self.button = self.role == pyatspi.ROLE_PUSH_BUTTON
        self.usable = self.button and state.contains(pyatspi.STATE_SENSITIVE)

    def act(self, action):
        print(f"  {action.lower()}: {self.name}")
        try:
            actions = self.accessible.queryAction()
            names = [actions.getName(i) for i in range(actions.nActions)]
            actions.doAction(names.index(action))
        except (GLib.Error, NotImplementedError):
            print("  gone")  # meanwhile: whoever pressed it looks again

    def press(self):
        self.act("Press")


class Reader:
    """Starts the program and reads it; ends it when left."""

    def __init__(self, program, *arguments):
        self.heard = []
        self.unnamed = set()  # what buttons without a name are described as
        pyatspi.Registry.registerEventListener(self.on_name, "object:property-change:accessible-name")
        self.process = subprocess.Popen([program, "--lang", "en", *arguments],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.end = time.monotonic() + DEADLINE
        self.app = self.wait("the program", self.find_app)

    def on_name(self, event):
        try:
            if event.source.getRole() == pyatspi.ROLE_ALERT:
                self.heard.append(event.source.name)
                print(f"  heard: {event.source.name}")
        except GLib.Error:
            pass  # it went away before it was asked

    def find_app(self):
        for app in pyatspi.Registry.getDesktop(0):
            if app and app.get_process_id() == self.process.pid:
                return app
        return None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    @staticmethod
    def listen():
        while GLib.MainContext.default().iteration(False):
            pass

    def pump(self, seconds=0.2):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.listen()
            time.sleep(0.01)

    def wait(self, what, condition):
        while time.monotonic() < self.end:
            self.pump()
            if found := condition():
                return found
        raise TimeoutError(f"waited in vain for {what}")

    def shown(self):
        """Everything that is on screen, in the order in which a reader goes through it."""
        found = []

        def walk(thing):
            state = thing.getState()
            if not state.contains(pyatspi.STATE_SHOWING) and thing.getRole() != pyatspi.ROLE_APPLICATION:
                return
            found.append(Thing(thing, state))
            self.listen()
            for child in thing:
                if child:
                    walk(child)

        try:
            pyatspi.clearCache()
            walk(self.app)
        except GLib.Error:
            pass  # something went away meanwhile: what was found is asked again
        self.unnamed |= {f"{t.words} ({t.accessible})" for t in found if t.button and not t.name}
        return found

    def find(self, role, name):
        return next((t for t in self.shown() if t.role == role and t.name.startswith(name)), None)
