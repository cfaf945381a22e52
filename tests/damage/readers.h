#pragma once
#include "plugin/catalogue.h"

namespace takujo {

/// What became of a document that may be damaged.
struct Verdict
{
    bool taken = false; ///< it was read, looked at and played on
    std::string broken; ///< a promise that did not hold; empty = none
};

// Each reads a document of one kind for this game and does with it what the program would.
Verdict takeRules(Catalogue &catalogue, const QString &id, const Json &document);
Verdict takeRecord(Catalogue &catalogue, const QString &id, const Json &document);
/// @param seed of the moves that are played from it
Verdict takePosition(Catalogue &catalogue, const QString &id, const Json &document,
                     std::uint64_t seed);
Verdict takeRequest(Catalogue &catalogue, const Json &document);
Verdict takeBaselines(const QString &id, const Json &document);
/// One row or a list of them.
Verdict takeStudyRows(const Json &document);
Verdict takeWeights(Catalogue &catalogue, const QString &id, const Json &document);
Verdict takeGuide(Catalogue &catalogue, const QString &id, const Json &document);
Verdict takeLesson(Catalogue &catalogue, const QString &id, const Json &document);
Verdict takePuzzles(Catalogue &catalogue, const QString &id, const Json &document);

} // namespace takujo
