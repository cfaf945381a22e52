// A library needs a source; the words are in its resources.
