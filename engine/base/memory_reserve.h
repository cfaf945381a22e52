#pragma once

namespace takujo {

/// Keeps memory back for the moment when there is none: the allocation that fails first gets it and goes on,
/// and so does what has to be taken to give the rest back (the JSON library needs memory for that). Only the
/// next one fails. Called again it is filled up again. Any thread.
void keepMemoryReserve();

} // namespace takujo
