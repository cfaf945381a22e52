#pragma once
#include "io/files.h"
#include "match/record.h"

namespace takujo {

/// Record file `*.takujo`, format "takujo/1" (FORMATS.md). Moves are written in the game's text form.
Json writeRecord(const Game &game, const MatchRecord &record);
/// Shape, types, ranges and hashes of the document; does not replay it (Match::replay does).
Loaded<MatchRecord> readRecord(const Game &game, const Json &document);

/// What the shelf and the record list need without opening the game: cheap, tolerant.
struct RecordSummary
{
    std::string game;
    std::string rulesNameJa, rulesNameEn;
    std::vector<SeatSetup> seats;
    std::string started;
    int plies = 0;
    bool finished = false;
    bool practice = false;
};
Loaded<RecordSummary> readRecordSummary(const Json &document);
/// The rule set inside a record, to build its Game before readRecord().
Loaded<RuleSet> recordRules(const RuleSchema &schema, const Json &document);
int recordSeats(const Json &document);

/// SHA-256 over seed and deal, hex: published at the start, provable at the end.
std::string seedCommitment(std::uint64_t seed);

/// A full position for tests, puzzles and bug reports: {"format":"takujo-position/1","game",..}.
Json writePosition(const Game &game, const RuleSet &rules, const StateBlob &state);
struct Position { RuleSet rules; int seats = 0; Json state; };
Loaded<Position> readPosition(const RuleSchema &schema, const Json &document);

/// JSON of a table description, for the tool and for byte comparison in leak tests.
Json tableToJson(const Table &table, const Renderer &words);

} // namespace takujo
