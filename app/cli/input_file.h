#pragma once
#include "tool.h"

#include "plugin/request_io.h"

namespace takujo {

/// An opened record or position file.
struct Source
{
    const GameDefinition *definition = nullptr;
    std::shared_ptr<const Game> game;
    RuleSet rules;
    std::optional<Match> match; ///< of a record, replayed
    StateBlob position;         ///< of a position file

    const StateBlob &state() const { return match ? match->stateAt(-1) : position; }
    SeatId actor() const { return game->actor(state()); }
};

/// Opens either kind of file by its format; "-" = standard input. Problems carry the file's name.
Loaded<Source> openSource(Tool &tool, const std::string &file);
/// Only a record.
Loaded<Source> openRecord(Tool &tool, const std::string &file);

/// A game of rules (`game:preset` or a file).
struct OpenedRules
{
    const GameDefinition *definition = nullptr;
    RuleSet rules;
    RuleValues values;
    std::string hash;
};
Loaded<OpenedRules> openRules(Tool &tool, const std::string &reference);

/// Rules by --rules, or by --game for its standard.
struct RulesOption
{
    std::string rules, game;

    void add(CLI::App &command);
    /// RULES, or GAME:standard. Throws what the parser throws (wrong usage) when neither is given.
    std::string reference() const;
    OpenedRules open(Tool &tool) const;
};

Loaded<std::shared_ptr<const Game>> openGame(Tool &tool, const OpenedRules &rules, int seats);

/// Nothing when the game has such a player for studies ("skilled", "expert@96"), else the problem.
Problems checkStudyPlayer(const Game &game, const std::string &player);

/// What the tool calls a seat: counted from 1, 0 = nobody.
inline int shownSeat(SeatId seat) { return seat + 1; }

/// A file of the game's weights; one without any refuses.
Loaded<WeightFile> readWeightFile(const GameDefinition &game, const std::string &file);

/// Which player decides, and for how long: shared by bestmove, selfplay and arena.
struct BudgetOptions
{
    int simulations = 0;
    int milliseconds = 0;
    bool cpu = false;
    int threads = 1;

    void add(CLI::App &command);
    Budget budget() const;
};
/// The computer's seat of a player; a program plays with the hand of the highest level.
SeatSetup seatOfPlayer(const std::string &player, int colour);
/// Seats from "3" (so many people) or "human:Aoi,expert,exec:./mine" (who sits where); the game made for
/// them. Problems when there is no such number of seats, player or name.
struct SeatList
{
    std::shared_ptr<const Game> game;
    std::vector<SeatSetup> seats;
};
Loaded<SeatList> openSeats(Tool &tool, const OpenedRules &rules, const std::string &list);

/// Who of the seats named begins. A match begins with its first seat, so the seats are turned round.
struct StartOption
{
    int first = 0; ///< from 1; 0 = by lot where a clause says so, else the first named

    void add(CLI::App &command);
    Problems check(int seats) const;
    /// From 0. The lot follows from the seed. @pre check() found nothing
    int seat(const Game &game, std::uint64_t seed) const;
    /// The seats in turn order.
    std::vector<SeatSetup> turned(const Game &game, std::vector<SeatSetup> seats,
                                  std::uint64_t seed) const;
};
/// Now, as records note it.
std::string timeStamp();

/// A number with so many digits, never -0.0.
std::string fixed(double value, int digits);
/// "a,b,c" as parts.
std::vector<std::string> splitList(const std::string &list);

} // namespace takujo
