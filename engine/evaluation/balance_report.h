#pragma once
#include "evaluation/baseline.h"
#include "evaluation/component_use.h"
#include "evaluation/statistics.h"
#include "game/game.h"

namespace takujo {

inline constexpr int kFirstLook = 25; ///< matches before which nothing is found and nothing ends

/// What the difference from the official rules says: its interval lies wholly beyond 5 points.
enum class Change : std::uint8_t {
    Unknown, ///< nothing to compare with
    None,    ///< no difference found
    Worse,   ///< for a seat: wins less; for the whole: less even, or (cooperative) won less
    Better,
    Different ///< neither good nor bad: length, spread, use of actions
};

/// One row of the report: a bar or a dot with whiskers, and beside it the official one's.
struct Measure
{
    enum class Kind : std::uint8_t {
        Win,
        TeamWin,
        Length,
        Turns,
        Spread,
        Best,
        Limit,
        Action,
        End
    };
    Kind kind = Kind::Win;
    std::string
        id; ///< "win.1", "team", "length", "turns", "spread", "best", "limit", "action.place", "end.stock"
    Text label;
    bool share = true; ///< 0..1, shown in percent; else a plain number
    Estimate here;
    std::optional<Estimate> official;
    std::optional<Estimate> difference; ///< here - official
    Change change = Change::Unknown;
};

/// A likely defect, found with at most one false alarm in 20 reports of sound rules.
struct Finding
{
    std::string id; ///< "seat", "team", "action.unused", "end.unmet", "limit", "length", "fault"
    std::string measure; ///< id of the row it is about
    Text text;
};

/// One thing a report says, with how sure it is.
struct KnownFact
{
    Text text;
    bool certain = false; ///< holds together with all other certain ones in 19 of 20 reports
};

/// What a study means, in numbers and words. Value type.
struct BalanceReport
{
    StudyKey key;
    bool cooperative = false;
    bool official =
        false; ///< the rules are the preset itself: its shares are facts, nothing is judged
    std::string preset; ///< compared with
    int games = 0;
    int officialGames = 0;         ///< 0 = no baseline
    std::vector<Measure> measures; ///< without means of a single match
    std::vector<Finding> findings;
    Change change = Change::Unknown; ///< of fairness or of the team's wins
    Text verdict;                    ///< one plain sentence
    // Of addKnownFacts(), which not every user of a report needs:
    std::vector<KnownFact> known;         ///< what is certain, and what is open
    std::vector<ComponentUse> components; ///< over- and under-powered first

    const Measure *find(std::string_view id) const;
};

/// @param baseline null = nothing to compare with
BalanceReport makeReport(const GameDefinition &game, const StudyKey &key, const StudyCounts &counts,
                         const Baseline *baseline);

/// Worse or better where the whole interval lies beyond 5 points.
Change changeOf(const Estimate &difference);

/// Says what became of fairness or of the team's wins, and the verdict in words; part of makeReport().
/// @param looks how often the numbers are looked at: all of them share the chance of being wrong
void judge(BalanceReport &report, const StudyCounts &counts, const Baseline *baseline,
           int looks = 1);

/// What looks like a defect; part of makeReport(). A broken rule is one match's, all else needs kFirstLook.
std::vector<Finding> findDefects(const BalanceReport &report, const StudyCounts &counts,
                                 const Baseline *baseline);

/// Texts of reports: the game's words, then the engine's.
TextCatalog reportTexts(const GameDefinition &game);
/// Stable key order, numbers rounded to 4 decimals; words in both languages.
Json toJson(const GameDefinition &game, const BalanceReport &report);
/// A page that stands alone (no script, inline SVG whiskers) in one language.
/// @param title the rule set's name @param differences of these rules from the official ones, in that
/// language
std::string toHtml(const GameDefinition &game, const BalanceReport &report,
                   const std::string &title, Language language,
                   const std::vector<std::string> &differences = {});

} // namespace takujo
