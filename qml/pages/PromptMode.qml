import QtQml

// What the prompt bar speaks of.
QtObject {
    enum Mode { None, Refused, Past, Why, Finished, Hint, Seeking, Mine, HandOver, Paused, Step, Others, Solved }
}
