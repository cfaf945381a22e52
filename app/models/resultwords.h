#pragma once
#include "recordstore.h"

namespace takujo {

class MatchSession;

/// What the shelf and the record list say about a match, in both languages, so that neither opens
/// its game. Only what the people at the screen may know: their own view, or the public one.
RecordEntry describeRecord(const MatchSession &session, const QString &file);
/// What its record holds.
Json recordOf(const MatchSession &session);

} // namespace takujo
