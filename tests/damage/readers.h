#pragma once
#include "plugin/catalogue.h"

namespace takujo {

/// What became of a document that may be damaged.
struct Verdict
{
    bool taken = false; ///< it was read, looked at and played on
    std::string broken; ///< a promise that did not hold; empty = none
};

/// What was refused says so, in both languages; else the promise that did not hold.
std::string unsaid(const TextCatalog &texts, const Problems &problems);
/// A question is the same when it was written and read again; else the promise that did not hold.
std::string changed(const Game &game, const Request &question);

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
