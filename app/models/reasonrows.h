#pragma once
#include "game/reason.h"
#include "words.h"

#include <QVariantList>

namespace takujo {

/// Reasons as the prompt bar shows them: label, kind ("gains" ...), text and clause of each.
QVariantList reasonRows(const Reasons &reasons, const Words &words);
/// The same as sentences, for a reader.
QStringList reasonSentences(const Reasons &reasons, const Words &words);

} // namespace takujo
