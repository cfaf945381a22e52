#pragma once
#include "io/files.h"
#include "match/record.h"

#include <optional>

namespace takujo {

/// Record file `*.takujo`, format "takujo/1" (FORMATS.md). Moves are written in the game's text form.
/// writeRecord(readRecord(writeRecord(r))) gives the same bytes.
Json writeRecord(const Game &game, const MatchRecord &record);
/// Shape, types, ranges and hashes of the document; does not replay it (Match::replay does).
Loaded<MatchRecord> readRecord(const Game &game, const Json &document);

/// What the shelf and the record list need without opening the game: cheap, tolerant.
struct RecordSummary
{
    std::string game;
    std::string rulesBase;                ///< preset the rules build on
    std::string rulesNameJa, rulesNameEn; ///< empty for a preset as it is
    std::string rulesHash;                ///< equal for equal rules
    std::vector<SeatSetup> seats;
    std::string started;
    int deal = 0; ///< dealNumber() of its seed
    int plies = 0;
    int timedDecisions = 0;  ///< of people, with the time they took
    int decisionSeconds = 0; ///< of all these together
    bool finished = false;
    bool practice = false;
    std::optional<MatchResult> result;
    std::vector<int> gaveUp; ///< seats that resigned
};
Loaded<RecordSummary> readRecordSummary(const Json &document);
/// The rule set inside a record, to build its Game before readRecord(). Checks format and game too.
Loaded<RuleSet> recordRules(const RuleSchema &schema, const Json &document);
/// Game id and number of seats, "" and 0 when the document does not say.
std::string recordGame(const Json &document);
int recordSeats(const Json &document);

/// SHA-256 over the seed, hex: can be shown at the start and proven at the end (the seed decides the
/// deal and all that follows).
std::string seedCommitment(std::uint64_t seed);

/// A deal as people name it, eight digits: enough to find one's own matches by. Made of the commitment, so
/// that a number that is shown while the match goes on makes its seed no easier to find.
int dealNumber(std::uint64_t seed);

/// Outcomes in the compact form of the files, "c5 r3 x00ff".
std::string writeChance(const std::vector<ChanceOutcome> &outcomes);
/// Empty: not such a list.
std::optional<std::vector<ChanceOutcome>> readChance(std::string_view text);

/// A full position for tests, puzzles and bug reports: {"format":"takujo-position/1","game",..}.
Json writePosition(const Game &game, const RuleSet &rules, const StateBlob &state);
/// `state` is for Game::stateFromJson().
struct Position
{
    RuleSet rules;
    int seats = 0;
    JsonValue state;
};
/// Whether the document says that it is one.
bool isPosition(const Json &document);
Loaded<Position> readPosition(const RuleSchema &schema, const Json &document);

/// JSON of a table description, for the tool and for byte comparison in leak tests.
Json tableToJson(const Presentation &table, const Renderer &words);

} // namespace takujo
