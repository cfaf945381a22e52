#pragma once
#include "game/rule_set.h"

#include <array>
#include <map>

namespace takujo {

/// What all rows of one study share; rows of different ones are never joined.
struct StudyKey
{
    std::string game;
    std::string rules; ///< ruleHash of the effective values
    int seats = 0;
    std::string player; ///< who sits in every seat
    friend bool operator==(const StudyKey &, const StudyKey &) = default;
};

/// One match of a study. A function of key and seed alone.
struct StudyRow
{
    std::uint64_t seed = 0;
    int plies = 0;
    int turns = 0;
    std::array<int, kMaxSeats> score{};
    SeatSet winners = 0;
    std::map<std::string, int> actions; ///< kind (first word of the move's text) -> times chosen
    /// Which seats used which component (componentKeys()), in a match that was played to its end.
    std::map<std::string, SeatSet> uses;
    std::string end;             ///< what ended it: "end.stock", or the headline's text id
    bool limit = false;          ///< ended by a limit against endless play
    std::uint64_t signature = 0; ///< hash of all moves
    std::string fault;           ///< the match broke off: why, in plain English
    friend bool operator==(const StudyRow &, const StudyRow &) = default;
};

/// One line of a file of rows (JSON Lines), complete in itself.
Json toJson(const StudyKey &key, const StudyRow &row);

/// The rows of one file or of several put together, in the order of their seeds.
struct StudyRows
{
    StudyKey key;
    std::vector<StudyRow> rows;
};
/// Adds JSON Lines; those with "report" are passed over. Equal rows are joined; rows of another study,
/// or other rows with the same seed, are problems (path = "/line"). Empty = fine.
Problems joinStudyRows(StudyRows &into, const std::vector<Json> &lines);

} // namespace takujo
