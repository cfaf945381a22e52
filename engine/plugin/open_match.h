#pragma once
#include "match/match.h"
#include "plugin/catalogue.h"

namespace takujo {

/// A match from its record, played again and proven. Not enough memory is a problem like others.
Loaded<Match> openMatch(Catalogue &catalogue, const Json &document);
Loaded<Match> openMatch(Catalogue &catalogue, const QString &file);

} // namespace takujo
