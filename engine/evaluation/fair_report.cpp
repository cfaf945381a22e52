#include "evaluation/fair_report.h"

#include "evaluation/balance_report.h"
#include "evaluation/report_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

double roundedGap(double value) { return std::round(value * 1e4) / 1e4 + 0.0; }

Json gapJson(const Estimate &e)
{
    return {{"value", roundedGap(e.value)},
            {"lower", roundedGap(e.lower)},
            {"upper", roundedGap(e.upper)}};
}

constexpr std::array<const char *, 5> kReached{"open", "no", "hardly", "likely", "sure"};
constexpr std::array<const char *, 3> kGoals{"seats", "length", "wins"};
constexpr std::array<const char *, 3> kPhases{"search", "proof", "done"};

Text gapsOf(const FairState &state, const FairCandidate &candidate)
{
    return fairGapsText(state.goals, candidate.counts(), state.seats, state.error(candidate));
}

class FairWords
{
public:
    explicit FairWords(const GameDefinition &game) : m_texts(reportTexts(game)) {}
    std::string in(const Text &text, Language language) const
    {
        return Renderer{&m_texts, language, {}}(text);
    }
    Json both(const Text &text) const
    {
        return {{"ja", in(text, Language::Ja)}, {"en", in(text, Language::En)}};
    }

private:
    TextCatalog m_texts;
};

Json candidateJson(const FairState &state, std::size_t i,
                   const std::vector<FairVariation> &variations)
{
    const FairCandidate &c = state.candidates[i];
    const StudyCounts &counts = c.counts();
    Json changes = Json::object();
    for (const FairChange &change : fairChanges(state, i)) {
        const FairVariation &v = variations[change.variation];
        changes[v.column.empty() ? v.param : v.param + "." + v.column] = {
            {"from", v.levels[change.from].name}, {"to", v.levels[change.to].name}};
    }
    const char letter = fairLetter(state, i);
    Json out = {{"candidate", i == 0   ? "present"
                              : letter ? std::string(1, letter)
                                       : std::string()},
                {"changes", std::move(changes)},
                {"distance", roundedGap(c.option.distance)},
                {"rules", ruleHash(c.option.game->definition().schema, c.option.game->rules())},
                {"games", counts.games},
                {"fresh", c.proof.games > 0}};
    if (counts.games == 0)
        return out;
    out.update(fairMeasures(state.goals, counts, state.seats, state.error(c)));
    return out;
}

} // namespace

char fairLetter(const FairState &state, std::size_t candidate)
{
    for (std::size_t i = 0; i < state.shown.size(); ++i) {
        if (state.shown[i] == candidate)
            return static_cast<char>('A' + i);
    }
    return 0;
}

std::vector<FairChange> fairChanges(const FairState &state, std::size_t candidate)
{
    const std::vector<std::size_t> &from = state.present().option.levels;
    const std::vector<std::size_t> &to = state.candidates[candidate].option.levels;
    std::vector<FairChange> out;
    for (std::size_t v = 0; v < from.size(); ++v) {
        if (from[v] != to[v])
            out.push_back({v, from[v], to[v]});
    }
    return out;
}

Text fairGapsText(const std::vector<FairGoal> &goals, const StudyCounts &counts, int seats,
                  double error)
{
    std::vector<Text> gaps;
    for (const FairGoal &goal : goals) {
        const Estimate gap = gapOf(goal, counts, seats, error);
        const bool turns = goal.kind == FairGoal::Kind::Length;
        gaps.push_back(Text(turns ? "fair.gap.turns.within" : "fair.gap.within")
                           .sub("gap", gapText(goal, counts, seats))
                           .num("lower", std::lround(gap.lower))
                           .num("upper", std::lround(gap.upper)));
    }
    return Text("fair.gaps").list("gaps", std::move(gaps));
}

Json fairMeasures(const std::vector<FairGoal> &goals, const StudyCounts &counts, int seats,
                  double error)
{
    Json gaps = Json::object();
    for (const FairGoal &goal : goals)
        gaps[kGoals[static_cast<std::size_t>(goal.kind)]] =
            gapJson(gapOf(goal, counts, seats, error));
    Json wins = Json::array();
    for (int seat = 0; seat < seats; ++seat)
        wins.push_back(roundedGap(counts.wins[static_cast<std::size_t>(seat)].mean(counts.games) /
                                  StudyCounts::kWin));
    const Reached reached = fairReached(goals, counts, seats, error);
    return {{"games", counts.games},
            {"reached", kReached[static_cast<std::size_t>(reached)]},
            {"gaps", std::move(gaps)},
            {"wins", std::move(wins)},
            {"won", roundedGap(static_cast<double>(counts.won) / counts.games)},
            {"turns", roundedGap(counts.turns.mean(counts.games))}};
}

Text fairVerdict(const FairState &state)
{
    const auto tried = [](const FairCandidate &c) { return c.counts().games > 0; };
    if (std::none_of(state.candidates.begin() + 1, state.candidates.end(), tried))
        return "fair.nothing";
    const FairCandidate *best = state.best();
    const FairCandidate &now = state.present();
    const bool already = now.reached == Reached::Sure;
    const FairCandidate &shown = already ? now : state.nearest();
    const char *id = already                                   ? "fair.already"
                     : !best && now.reached == Reached::Likely ? "fair.already.likely"
                     : !best && state.stopped                  ? "fair.stopped"
                     : !best                                   ? "fair.none"
                     : best->proof.games == 0                  ? "fair.unproven"
                     : best->reached == Reached::Sure          ? "fair.sure"
                     : best->reached == Reached::Likely        ? "fair.likely"
                     : best->reached == Reached::Hardly        ? "fair.hardly"
                                                               : "fair.no";
    return Text(id).sub("gaps", gapsOf(state, shown)).num("games", shown.counts().games);
}

RuleSet fairRules(const GameDefinition &game, const FairState &state, std::size_t candidate,
                  Language language)
{
    const FairWords words(game);
    RuleSet out = state.candidates[candidate].option.rules;
    out.official = false;
    if (state.present().option.rules.changes->empty() || out.nameEn.empty()) {
        const RuleSet base = officialRuleSet(game.schema, game.texts, out.base);
        out.nameJa = words.in(Text("fair.name").raw("name", base.nameJa), Language::Ja);
        out.nameEn = words.in(Text("fair.name").raw("name", base.nameEn), Language::En);
    }
    const FairCandidate &c = state.candidates[candidate];
    if (c.counts().games > 0) {
        const Text note = Text("fair.note")
                              .sub("gaps", gapsOf(state, c))
                              .num("games", c.counts().games)
                              .num("seats", state.seats)
                              .sub("player", playerText(state.player));
        if (!out.notes.empty())
            out.notes += "\n";
        out.notes += words.in(note, language);
    }
    return out;
}

Json toJson(const GameDefinition &game, const FairState &state,
            const std::vector<FairVariation> &variations, Language language)
{
    const FairWords words(game);
    Json goals = Json::array();
    for (const FairGoal &goal : state.goals)
        goals.push_back({{"goal", kGoals[static_cast<std::size_t>(goal.kind)]},
                         {"target", goal.target},
                         {"tolerance", roundedGap(goal.tolerance)},
                         {"side", goal.side}});
    Json candidates = Json::array();
    candidates.push_back(candidateJson(state, 0, variations));
    for (const std::size_t i : state.shown)
        candidates.push_back(candidateJson(state, i, variations));
    for (std::size_t i = 1; i < state.candidates.size(); ++i) {
        if (!fairLetter(state, i))
            candidates.push_back(candidateJson(state, i, variations));
    }
    Json out = {{"report", "takujo-fair/1"},
                {"game", game.id},
                {"seats", state.seats},
                {"player", state.player},
                {"phase", kPhases[static_cast<std::size_t>(state.phase)]},
                {"stopped", state.stopped},
                {"goals", std::move(goals)},
                {"combinations", state.combinations},
                {"refused", state.refused},
                {"games", state.played},
                {"verdict", words.both(fairVerdict(state))},
                {"candidates", std::move(candidates)}};
    if (!state.shown.empty())
        out["best"] = writeRuleSet(fairRules(game, state, state.shown.front(), language));
    return out;
}

Loaded<std::vector<StudyRows>> readFairJournal(const std::vector<Json> &lines)
{
    std::map<std::string, std::vector<Json>> bySubject;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool whole = lines[i].is_object() && lines[i].value("rules", Json()).is_string();
        if (!whole && i + 1 < lines.size())
            return problem(Text("study.row")
                               .num("line", static_cast<std::int64_t>(i + 1))
                               .raw("key", "rules"));
        if (whole)
            bySubject[lines[i]["rules"].get<std::string>() +
                      lines[i].value("seats", Json()).dump() +
                      lines[i].value("player", Json()).dump()]
                .push_back(lines[i]);
    }
    std::vector<StudyRows> out;
    for (const auto &[subject, rows] : bySubject) {
        if (const Problems wrong = joinStudyRows(out.emplace_back(), rows); !wrong.empty())
            return wrong;
    }
    return out;
}

} // namespace takujo
