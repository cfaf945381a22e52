#pragma once
#include "physics/contacts.h"

namespace takujo::physics {

/// One coin's pose at a moment of a recorded push.
struct KeyFrame
{
    double time = 0; ///< since the push began
    int id = 0;
    Pose pose;
};

/// A push for the eye: only what moves has key frames, straight lines between them are right to
/// a hair. The pushed coin is in it from its start outside the edge.
struct Recording
{
    std::vector<KeyFrame> frames; ///< by time, then id
    std::vector<Contact> contacts;
    ShotResult result; ///< the very one simulate() gives
};

/// @param everySteps a frame every so many steps (4 at 480 Hz: 120 frames a second)
Recording record(const Board &table, const Shot &shot, const Tremor &tremor = {},
                 int everySteps = 4);

} // namespace takujo::physics
