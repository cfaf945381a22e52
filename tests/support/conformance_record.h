#pragma once
#include "conformance_words.h"

namespace takujo::conformance {

/// Record file: written, read and written again with the same bytes; replayed to the same states.
void checkRecord(const Setup &setup, const Match &match, Findings &findings);
/// Position file round trip.
void checkPositionFile(const Setup &setup, const StateBlob &state, Findings &findings);
/// A position with one value changed, and texts that are no moves: refused with words, or sound.
void checkDamaged(const Setup &setup, const StateBlob &state, Rng &rng, const Words &words,
                  Findings &findings);
/// A branch of the match goes back to `ply` and plays the rest again, by redo and by hand: the same
/// states, so what lies where does not depend on the way.
void checkUndo(const Match &match, int ply, Findings &findings);

} // namespace takujo::conformance
