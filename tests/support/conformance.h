#pragma once
#include "match/match.h"

#include <map>
#include <set>
#include <string>
#include <vector>

/// The conformance kit: what every game must hold, tested through the facade `Game` alone. Used by
/// the tests and by `takujo-cli fuzz` and `leak`.
namespace takujo::conformance {

/// One way to play a game: rules and a number of seats.
struct Setup
{
    std::shared_ptr<const Game> game;
    RuleSet rules;
    std::string name;      ///< "ccc:advanced, 3 seats"
    std::string reference; ///< what the tool takes: "ccc:advanced"

    const GameDefinition &definition() const { return game->definition(); }
    int seats() const { return game->seats(); }
};

/// @pre the rules are valid and the game takes so many seats
Setup makeSetup(const GameDefinition &definition, const RuleSet &rules, int seats);
/// Every preset with every number of seats.
std::vector<Setup> allSetups(const GameDefinition &definition);

/// One thing that does not hold, and how to meet it again.
struct Failure
{
    std::string check; ///< "legal", "world-swap" ...
    std::string message;
    std::string setup;
    std::uint64_t seed = 0;
    int ply = -1;      ///< plies played before it; -1 = not in a match
    std::string again; ///< arguments of takujo-cli that meet it again
};

/// What a run found. One thread; merge the findings of several.
class Findings
{
public:
    /// Failures from here on belong to this place. @param again arguments of takujo-cli
    void enter(const Setup &setup, std::uint64_t seed, const std::string &again = {});
    void setPly(int ply) { m_ply = ply; }

    void fail(const std::string &check, const std::string &message);
    /// Counts one check done; fails when `holds` is false.
    bool expect(bool holds, const std::string &check, const std::string &message);
    void count(const std::string &what, std::uint64_t n = 1) { m_counts[what] += n; }
    void note(const std::string &text) { m_notes.insert(text); }
    /// A rendered text id; the ids nobody ever rendered are worth a note.
    void used(const std::string &textId) { m_used.insert(textId); }
    void merge(const Findings &other);

    bool ok() const { return m_total == 0; }
    std::uint64_t failed() const { return m_total; }
    /// The first of them (at most kKept).
    const std::vector<Failure> &failures() const { return m_failures; }
    const std::map<std::string, std::uint64_t> &counts() const { return m_counts; }
    const std::set<std::string> &notes() const { return m_notes; }
    const std::set<std::string> &usedTexts() const { return m_used; }
    /// Failures in plain lines, for test logs.
    std::string summary() const;

private:
    static constexpr std::size_t kKept = 50;
    std::string m_setup;
    std::string m_again;
    std::uint64_t m_seed = 0;
    int m_ply = -1;
    std::uint64_t m_total = 0;
    std::vector<Failure> m_failures;
    std::map<std::string, std::uint64_t> m_counts;
    std::set<std::string> m_notes;
    std::set<std::string> m_used;
};

/// "fuzz --rules ccc:advanced --seats 3 --match 17": one match of a run by itself.
std::string repeatCommand(const char *command, const Setup &setup, std::uint64_t matchSeed);
/// Names for the seats of a test match.
std::vector<SeatSetup> testSeats(int seats);

} // namespace takujo::conformance
