#include "matchstatistics.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

bool wasGivenUp(const RecordSummary &match, std::size_t seat)
{
    return std::find(match.gaveUp.begin(), match.gaveUp.end(), static_cast<int>(seat)) !=
           match.gaveUp.end();
}

bool isPerson(const RecordSummary &match, std::size_t seat)
{
    return match.seats[seat].kind == SeatSetup::Kind::Human || wasGivenUp(match, seat);
}

// Place in levelNames(); -1 = none of them.
int levelOf(const SeatSetup &seat)
{
    const auto &names = levelNames();
    const auto found = std::find(names.begin(), names.end(), seat.level);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

// What decides is the strongest rival, or the weakest partner.
int levelOf(const RecordSummary &match, bool cooperative)
{
    int level = -1;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        const int own = isPerson(match, i) ? -1 : levelOf(match.seats[i]);
        if (own >= 0)
            level = level < 0 ? own : cooperative ? std::min(level, own) : std::max(level, own);
    }
    return level;
}

bool sameRules(const RecordSummary &a, const RecordSummary &b)
{
    return a.seats.size() == b.seats.size() && a.rulesHash == b.rulesHash &&
           (!a.rulesHash.empty() || (a.rulesBase == b.rulesBase && a.rulesNameJa == b.rulesNameJa &&
                                     a.rulesNameEn == b.rulesNameEn));
}

bool isNamed(const RecordSummary &match)
{
    return !match.rulesNameJa.empty() || !match.rulesNameEn.empty();
}

MatchStatistics beginWith(const RecordEntry &entry)
{
    MatchStatistics s;
    s.rules = entry.summary;
    s.last = entry.changed;
    s.seats = static_cast<int>(entry.summary.seats.size());
    for (const std::string &level : levelNames())
        s.levels.append({QString::fromStdString(level)});
    return s;
}

void count(MatchStatistics &s, const RecordSummary &match, const PeoplesResult &result, int level)
{
    if (isNamed(s.rules) && !isNamed(match))
        s.rules = match;
    const int score = match.result->score[result.first()];
    s.best = s.matches == 0 ? score : std::max(s.best, score);
    s.average += (score - s.average) / ++s.matches;
    s.won += result.won ? 1 : 0;
    s.gaveUp += result.gaveUp ? 1 : 0;
    if (level < 0)
        return;
    ++s.levels[level].matches;
    s.levels[level].won += result.won ? 1 : 0;
}

} // namespace

std::optional<PeoplesResult> peoplesResult(const RecordSummary &match, bool cooperative)
{
    PeoplesResult out;
    int people = 0, left = 0;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        if (!isPerson(match, i))
            continue;
        const auto seat = static_cast<SeatId>(i);
        out.seats = static_cast<SeatSet>(out.seats | seatBit(seat));
        out.won = out.won || (match.result && contains(match.result->winners, seat));
        left += wasGivenUp(match, i) ? 1 : 0;
        ++people;
    }
    if (!match.result || people == 0 || (people > 1 && !cooperative))
        return {};
    out.gaveUp = left == people;
    out.won = out.won && !out.gaveUp;
    return out;
}

QList<MatchStatistics> countMatches(const QList<RecordEntry> &entries, const GameEntry &game)
{
    QList<MatchStatistics> out;
    const std::string id = game.id.toStdString();
    for (const RecordEntry &entry : entries) {
        const RecordSummary &match = entry.summary;
        if (!entry.readable || match.practice || match.game != id)
            continue;
        const auto result = peoplesResult(match, game.cooperative);
        if (!result)
            continue;
        auto same = std::find_if(out.begin(), out.end(),
                                 [&](const auto &s) { return sameRules(s.rules, match); });
        if (same == out.end())
            same = out.insert(out.end(), beginWith(entry));
        count(*same, match, *result, game.oneLevel ? -1 : levelOf(match, game.cooperative));
    }
    for (MatchStatistics &s : out)
        s.levels.removeIf([](const auto &level) { return level.matches == 0; });
    std::stable_sort(out.begin(), out.end(),
                     [](const auto &a, const auto &b) { return a.matches > b.matches; });
    return out;
}

std::optional<MatchStatistics> countAlike(const QList<RecordEntry> &entries, const GameEntry &game,
                                          const RecordSummary &like)
{
    for (const MatchStatistics &group : countMatches(entries, game))
        if (sameRules(group.rules, like))
            return group;
    return {};
}

QString suitingLevel(const MatchStatistics &statistics)
{
    constexpr int kTelling = 3; // matches
    const double fair = 1.0 / std::max(1, statistics.seats);
    const MatchStatistics::ByLevel *nearest = nullptr;
    const auto distance = [fair](const MatchStatistics::ByLevel &level) {
        return std::abs(level.share().value - fair);
    };
    for (const auto &level : statistics.levels)
        if (level.matches >= kTelling && (!nearest || distance(level) <= distance(*nearest)))
            nearest = &level;
    if (!nearest)
        return {};
    const auto &names = levelNames();
    const auto next = std::find(names.begin(), names.end(), nearest->level.toStdString()) + 1;
    const bool beaten = nearest->share().lower > fair;
    return beaten && next < names.end() ? QString::fromStdString(*next) : nearest->level;
}

PeoplePace peoplesPace(const QList<RecordEntry> &entries, const std::string &game)
{
    std::vector<TimedDecisions> matches;
    for (const RecordEntry &entry : entries) {
        const RecordSummary &match = entry.summary;
        if (match.game == game && match.finished && !match.practice)
            matches.push_back({match.timedDecisions, match.decisionSeconds});
    }
    return paceOf(matches);
}

} // namespace takujo
