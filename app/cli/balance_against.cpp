#include "balance_against.h"

#include "interrupt.h"
#include "slice.h"
#include "usage.h"

#include "evaluation/agreement.h"
#include "evaluation/random_rules.h"
#include "evaluation/smoke.h"
#include "evaluation/study.h"
#include "game/rule_check.h"
#include "game/rulebook.h"
#include "plugin/baseline_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

constexpr int kStudyGames = 400;
constexpr int kStrongGames = 200;

/// A player's matches of some rules.
struct Sample
{
    StudyKey key;
    StudyCounts counts;
};

std::string shown(bool share, const Estimate &e)
{
    const auto number = [&](double value) {
        return share ? fixed(100 * value, 1) : fixed(value, 1);
    };
    return number(e.value) + " [" + number(e.lower) + ", " + number(e.upper) + "]";
}

class PlayerComparison
{
public:
    PlayerComparison(Tool &tool, const GameDefinition &definition, const AgainstSpec &spec)
        : m_tool(tool), m_definition(definition), m_spec(spec), m_words(tool.words(&definition))
    {
        const GameEntry *entry = tool.catalogue().find(QString::fromStdString(definition.id));
        m_baselines = tool.require(readBaselines(*entry));
    }

    /// Whether the baselines hold a preset by both players, so that what differs from it can be told.
    bool comparable(const RuleSet &preset, int seats) const
    {
        const auto game = m_tool.require(m_tool.catalogue().makeGame(preset, seats));
        return m_baselines.find(studyKey(*game, m_spec.player)) &&
               m_baselines.find(studyKey(*game, m_spec.against.player));
    }

    /// @returns false when it was interrupted
    bool add(const RuleSet &rules, int seats)
    {
        const auto game = m_tool.require(m_tool.catalogue().makeGame(rules, seats));
        m_tool.require(checkStudyPlayer(*game, m_spec.against.player));
        if (!m_spec.player.empty())
            m_tool.require(checkStudyPlayer(*game, m_spec.player));
        const auto study = sample(game, m_spec.player, m_spec.games, kStudyGames);
        const auto strong = sample(game, m_spec.against.player, m_spec.against.games, kStrongGames);
        if (!study || !strong)
            return false;
        const Agreement agreement =
            compareStudies(m_definition, study->key, study->counts, strong->key, strong->counts);
        const std::vector<Direction> directions = directionsOf(rules, *study, *strong);
        print(rules, agreement, directions);
        m_all = m_all && agreement.holds();
        for (const Direction &row : directions) {
            if (row.share) {
                ++m_differences;
                m_agreeing += row.agrees ? 1 : 0;
            }
        }
        return true;
    }

    /// Rules that end no match, or in which nobody ever scores, tell nothing about a player.
    bool tellsNothing(const RuleSet &rules, int seats)
    {
        const RuleReport report = checkRules(m_definition, rules);
        SmokeSpec spec;
        spec.game = &m_definition;
        spec.rules = rules;
        spec.values = *report.values;
        spec.seats = {seats};
        spec.limit = {};
        const SmokeResult tried = smokePlay(spec);
        Problems found = tried.warnings;
        if (tried.failure)
            found.push_back(tried.failure->problem);
        if (found.empty())
            return false;
        if (m_tool.json())
            m_tool.line({{"leftOut", rules.nameEn}, {"why", m_tool.say(found.front().text)}});
        else
            m_tool.print(m_words(Text("cli.against.left_out")
                                     .raw("rules", shownName(rules, m_tool.language()))
                                     .sub("why", found.front().text)));
        return true;
    }

    /// The verdict, last.
    int finish()
    {
        const bool passed = m_all && m_agreeing == m_differences;
        if (m_tool.json()) {
            m_tool.line({{"holds", m_all},
                         {"differences", m_differences},
                         {"agreeing", m_agreeing},
                         {"passed", passed}});
        } else {
            if (m_differences > 0)
                m_tool.print(m_tool.say(Text("cli.against.total")
                                            .num("agreeing", m_agreeing)
                                            .num("differences", m_differences)));
            m_tool.print(m_tool.say(
                Text(passed ? "cli.gate.passed" : "cli.gate.failed")
                    .sub("what", Text("cli.against.gate").raw("player", m_spec.against.player))));
        }
        return passed ? kOk : kCheckFailed;
    }

private:
    /// Of an official preset from the baselines, unless a number of matches was said; else played.
    std::optional<Sample> sample(const std::shared_ptr<const Game> &game, const std::string &player,
                                 int games, int usual)
    {
        const StudyKey key = studyKey(*game, player);
        const Baseline *known = m_baselines.find(key);
        if (known && games == 0)
            return Sample{key, known->counts};
        StudySpec spec;
        spec.game = game;
        spec.player = player;
        spec.last = static_cast<std::uint64_t>(games > 0 ? games : usual);
        spec.jobs = m_spec.jobs;
        Study study(spec);
        const Interrupt interrupt;
        study.start();
        {
            const std::stop_callback stop(interrupt.token(), [&] { study.cancel(); });
            study.wait();
        }
        if (interrupt.happened())
            return std::nullopt;
        return Sample{key, study.counts()};
    }

    /// Needs the baselines of the preset by both players.
    std::vector<Direction> directionsOf(const RuleSet &rules, const Sample &study,
                                        const Sample &strong)
    {
        const auto official = m_tool.require(m_tool.catalogue().makeGame(
            officialRuleSet(m_definition.schema, m_definition.texts, rules.base), study.key.seats));
        const Baseline *quick = m_baselines.find(studyKey(*official, study.key.player));
        const Baseline *slow = m_baselines.find(studyKey(*official, strong.key.player));
        if (rules.changes->empty() || !quick || !slow)
            return {};
        return compareDirections(makeReport(m_definition, study.key, study.counts, quick),
                                 makeReport(m_definition, strong.key, strong.counts, slow));
    }

    void print(const RuleSet &rules, const Agreement &agreement,
               const std::vector<Direction> &directions)
    {
        if (m_tool.json())
            return m_tool.line(toJson(m_definition, agreement, directions));
        m_tool.print(m_words(Text("cli.against")
                                 .raw("rules", shownName(rules, m_tool.language()))
                                 .num("seats", agreement.study.seats)
                                 .raw("player", agreement.study.player)
                                 .num("games", agreement.studyGames)
                                 .raw("strong", agreement.strong.player)
                                 .num("strongGames", agreement.strongGames)));
        for (const Agreement::Row &row : agreement.rows)
            printLine("cli.against.row", row.label, row.share, row.study, row.strong, row.holds());
        for (const Direction &row : directions)
            printLine("cli.against.difference", row.label, row.share, row.study, row.strong,
                      row.agrees);
    }

    void printLine(const char *id, const Text &what, bool share, const Estimate &study,
                   const Estimate &strong, bool fine)
    {
        m_tool.print((fine ? "  " : "* ") + m_words(Text(id)
                                                        .sub("what", what)
                                                        .raw("study", shown(share, study))
                                                        .raw("strong", shown(share, strong))));
    }

    Tool &m_tool;
    const GameDefinition &m_definition;
    const AgainstSpec &m_spec;
    Renderer m_words;
    Baselines m_baselines;
    bool m_all = true;
    int m_differences = 0;
    int m_agreeing = 0;
};

} // namespace

void AgainstOptions::add(CLI::App &command, CLI::Option *other)
{
    auto *against = command.add_option(
        "--against", player,
        "Compare the player of studies with this one instead: every measure of both; exit 1 when a "
        "share of wins lies 5 points or more outside the other's 95% interval");
    against->excludes(other);
    addNumber(command, "--against-games", games, 1, 1'000'000, "Matches of that player")
        ->default_str(std::to_string(kStrongGames))
        ->needs(against);
    command
        .add_option("--lots", lots,
                    "With house rules by lot, made from these seeds and the preset, instead of the "
                    "preset; the numbers of seats that have baselines of both players take turns")
        ->type_name("A..B")
        ->needs(against);
}

int showAgreements(Tool &tool, const OpenedRules &rules, const std::vector<int> &seats,
                   const AgainstSpec &spec)
{
    PlayerComparison comparison(tool, *rules.definition, spec);
    if (spec.against.lots.empty()) {
        for (const int n : seats) {
            if (!comparison.add(rules.rules, n))
                return kInterrupted;
        }
        return comparison.finish();
    }
    SliceOptions lots;
    lots.seeds = spec.against.lots;
    const auto range = lots.range(0);
    if (!range)
        return lots.misuse(tool);
    std::vector<int> turns;
    std::copy_if(seats.begin(), seats.end(), std::back_inserter(turns),
                 [&](int n) { return comparison.comparable(rules.rules, n); });
    if (turns.empty())
        turns = seats;
    for (std::uint64_t seed = range->first; seed <= range->last; ++seed) {
        const RuleSet rule = randomRules(*rules.definition, rules.rules.base, seed);
        const int n = turns[seed % turns.size()];
        if (!comparison.tellsNothing(rule, n) && !comparison.add(rule, n))
            return kInterrupted;
    }
    return comparison.finish();
}

} // namespace takujo
