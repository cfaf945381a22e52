#include "evaluation/agreement.h"

#include "evaluation/report_words.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr double kSharePoints = 0.05; ///< of a share beyond the strong player's interval
constexpr double kSizePart = 0.10;    ///< of a length or score
constexpr double kUsePart = 0.25;     ///< of how often an action is chosen ...
constexpr double kUseTimes = 0.5;     ///< ... or so many times a match

double distance(double value, const Estimate &from)
{
    return std::max({0.0, from.lower - value, value - from.upper});
}

double boundOf(const Measure &row)
{
    if (row.share)
        return kSharePoints;
    const double size = std::abs(row.official->value);
    return row.kind == Measure::Kind::Action ? std::max(kUseTimes, kUsePart * size)
                                             : kSizePart * size;
}

bool isWin(std::string_view id) { return id == "team" || id.starts_with("win."); }

bool certain(const Measure &row)
{
    const Estimate &difference = *row.difference;
    const double least = row.share ? kSharePoints : kSizePart * std::abs(row.official->value);
    return std::abs(difference.value) > least && difference.excludesZero();
}

} // namespace

bool Agreement::holds() const
{
    return std::all_of(rows.begin(), rows.end(),
                       [](const Row &row) { return !isWin(row.id) || row.holds(); });
}

Agreement compareStudies(const GameDefinition &game, const StudyKey &study,
                         const StudyCounts &studyCounts, const StudyKey &strong,
                         const StudyCounts &strongCounts)
{
    Baseline other;
    other.key = strong;
    other.counts = strongCounts;
    Agreement out{study, strong, studyCounts.games, strongCounts.games, {}};
    for (const Measure &row : makeReport(game, study, studyCounts, &other).measures) {
        if (row.official) // no mean of a single match
            out.rows.push_back({row.id, row.label, row.share, row.here, *row.official,
                                distance(row.here.value, *row.official), boundOf(row)});
    }
    return out;
}

KnownFact checkedFact(const Agreement &agreement)
{
    const Agreement::Row *worst = nullptr;
    bool team = false;
    for (const Agreement::Row &row : agreement.rows) {
        team = team || row.id == "team";
        if (isWin(row.id) && !row.holds() && (!worst || row.beyond > worst->beyond))
            worst = &row;
    }
    const char *id = team ? (worst ? "study.checked.differs.team" : "study.checked.agrees.team")
                          : (worst ? "study.checked.differs" : "study.checked.agrees");
    Text text = Text(id)
                    .num("games", agreement.strongGames)
                    .sub("player", playerText(agreement.strong.player));
    if (!worst)
        return {text, false};
    const auto percent = [](const Estimate &share) { return std::lround(share.value * 100); };
    text =
        std::move(text).num("strong", percent(worst->strong)).num("quick", percent(worst->study));
    if (!team)
        text = std::move(text).num("seat", std::stoi(worst->id.substr(worst->id.find('.') + 1)));
    return {text, true};
}

std::vector<Direction> compareDirections(const BalanceReport &study, const BalanceReport &strong)
{
    std::vector<Direction> out;
    for (const Measure &row : strong.measures) {
        const bool saidTwice = strong.key.seats == 2 && row.id == "win.2";
        if (!row.difference || !certain(row) || saidTwice)
            continue;
        const Measure *here = study.find(row.id);
        const Estimate other = here && here->difference ? *here->difference : Estimate();
        out.push_back({row.id, row.label, row.share, other, *row.difference,
                       other.value * row.difference->value > 0});
    }
    return out;
}

} // namespace takujo
