#include "plugin/open_match.h"

#include "game/within_memory.h"
#include "io/files.h"
#include "io/record_io.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

Loaded<Match> matchOf(Catalogue &catalogue, const Json &document)
{
    const Loaded<RecordSummary> summary = readRecordSummary(document);
    if (!summary)
        return summary.error();
    const Loaded<const GameDefinition *> definition =
        catalogue.definition(QString::fromStdString(summary->game));
    if (!definition)
        return definition.error();
    const Loaded<RuleSet> rules = recordRules((*definition)->schema, document);
    if (!rules)
        return rules.error();
    const auto game = catalogue.makeGame(*rules, recordSeats(document));
    if (!game)
        return game.error();
    const Loaded<MatchRecord> record = readRecord(**game, document);
    if (!record)
        return record.error();
    return Match::replay(*game, *record);
}

} // namespace

Loaded<Match> openMatch(Catalogue &catalogue, const Json &document)
{
    return withinMemory([&] { return matchOf(catalogue, document); });
}

Loaded<Match> openMatch(Catalogue &catalogue, const QString &file)
{
    return withinMemory([&]() -> Loaded<Match> {
        const Loaded<Json> document = readJsonFile(file);
        if (!document)
            return document.error();
        return matchOf(catalogue, *document);
    });
}

} // namespace takujo
