#pragma once
#include "game/game.h"
#include "words.h"

#include <QVariantList>

namespace takujo {

/// Reasons as the prompt bar shows them: label, kind ("gains" ...), text and clause of each.
QVariantList reasonRows(const Reasons &reasons, const Words &words);
/// The same as sentences, for a reader.
QStringList reasonSentences(const Reasons &reasons, const Words &words);

/// What a search found, as if it had chosen this move: to be explained.
SearchResult about(SearchResult found, const Move &move);

} // namespace takujo
