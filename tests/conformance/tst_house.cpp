#include "conformance_run.h"

#include "evaluation/random_rules.h"
#include "game/rule_check.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::conformance;

namespace {

constexpr std::uint64_t kLots = 2;  ///< house rules by lot, of each preset
constexpr std::size_t kShares = 12; ///< rule sets that hold all edges together

/// Where supplies run out, hands fill up, or a part of the rules is used that no preset has.
constexpr const char *kChosen = R"({
    "ccc": [
        {"draw_options": [{"discard": 0, "draw": 0}, {"discard": 0, "draw": 16}], "stock_cycles": 4},
        {"board": [[1, 2, 1], [2, 0, 1], [1, 2, 14]], "adjacency": "8", "jokers": 8, "joker_factor": 1,
         "max_splits": 3, "territory_margin": 4}],
    "coinhunt": [
        {"leak_takes": "every_new", "offset_mode": "all", "victim_must_own": false, "hand_cap": 5,
         "bonus_secret_at": 3, "secret_per_player": 3},
        {"bank_on_own_turn": true, "insert_magic_if_none_fell": true, "fairy_trigger": "same_colour",
         "bank_lowers_die": "always", "second_half": false, "stash_start": 0}],
    "coldwater": [
        {"clear_bait": 0, "bait_per_colour": 12},
        {"clear_bait": 4, "tackle_each": 1, "start_tackle": 1, "forced_removal": false,
         "mystery_per_step": 4, "masters": [{"species": "Eel", "a": "red", "b": "none", "c": "none"}],
         "start_zones": ["3", "4", "5"]}],
    "couperation": [
        {"stuck": "skip", "reveal_loss": false, "facedown_refill_to": 4, "hand_size": 5, "hand_limit": 5},
        {"first_game": true, "stuck": "skip", "reveal_loss": false, "open_hands": true}],
    "hakkutsu": [
        {"museum_draft": true},
        {"museum_draft": true, "mode": "treasure", "equipment_dealt": 4, "equipment_kept": 4,
         "equipment_per_base": 3},
        {"coin_supply": 16, "fund_limit": 8, "face_up_at_start": "no", "late_seats_keep_more": 4}]
})";

/// One match of any moves: the events of each ply fit the tables of all viewers.
void follow(const Setup &setup, std::uint64_t seed, Findings &findings)
{
    findings.enter(setup, seed);
    Match match(setup.game, setup.rules, testSeats(setup.seats()), seed);
    Rng rng(seed);
    MotionChecker motions;
    while (!match.finished()) {
        const int ply = match.plyCount();
        findings.setPly(ply);
        const LegalMoves legal = match.legal();
        if (match.play(legal.moves[rng.below(static_cast<std::uint32_t>(legal.moves.size()))])) {
            findings.fail("house", "a legal move is refused");
            return;
        }
        for (int at = ply; at < match.plyCount(); ++at)
            motions.check(match, at, findings);
    }
}

} // namespace

/// Far from the official rules: values at the edges of their parameters, and house rules by lot. What the
/// events tell must fit the tables there, too.
class HouseTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void chosenHouseRulesHold();
    void motionsFitAtTheEdges();
    void houseRulesByLotHold();

private:
    RuleSet changed(const Json &changes, const std::string &name) const;
    RuleSet extreme(std::size_t share) const;
    /// With another number of seats each time; none when nobody can play it.
    std::optional<Setup> setup(const RuleSet &rules, const std::string &name);
    static void report(const Findings &findings);

    std::unique_ptr<Catalogue> m_catalogue;
    const GameDefinition *m_game = nullptr;
    std::uint64_t m_setups = 0;
};

void HouseTest::initTestCase()
{
    m_catalogue = std::make_unique<Catalogue>();
    const auto definition = m_catalogue->definition(qEnvironmentVariable("TAKUJO_TEST_GAME"));
    QVERIFY(definition.ok());
    m_game = *definition;
}

std::optional<Setup> HouseTest::setup(const RuleSet &rules, const std::string &name)
{
    const std::vector<int> seats = checkRules(*m_game, rules).seats;
    if (seats.empty())
        return std::nullopt;
    Setup out = makeSetup(*m_game, rules, seats[++m_setups % seats.size()]);
    out.name += ", " + name;
    return out;
}

void HouseTest::report(const Findings &findings)
{
    for (const auto &[what, n] : findings.counts())
        qInfo("%s: %llu", what.c_str(), static_cast<unsigned long long>(n));
    QVERIFY2(findings.ok(), findings.summary().c_str());
}

RuleSet HouseTest::changed(const Json &changes, const std::string &name) const
{
    RuleSet rules = officialRuleSet(m_game->schema, m_game->texts, "standard");
    rules.official = false;
    rules.nameEn = rules.nameJa = name;
    rules.changes = changes;
    return rules;
}

void HouseTest::chosenHouseRulesHold()
{
    const Json chosen = Json::parse(kChosen)[m_game->id];
    QVERIFY(!chosen.empty());
    Findings findings;
    for (const Json &changes : chosen) {
        const RuleSet rules = changed(changes, "Chosen");
        const RuleReport report = checkRules(*m_game, rules);
        QVERIFY2(report.ok(), changes.dump().c_str());
        Setup most = makeSetup(*m_game, rules, report.seats.back()); // supplies run out soonest
        most.name += ", " + changes.dump();
        findings.merge(repeatFuzz(most, 2, false)); // motions are looked at with even seeds
    }
    report(findings);
}

/// Every twelfth edge, as far as they may stand together: a match for each edge takes too long.
RuleSet HouseTest::extreme(std::size_t share) const
{
    RuleSet rules = changed(Json::object(), "Edges " + std::to_string(share));
    const std::vector<EdgeValue> edges = edgeValues(m_game->schema);
    for (std::size_t i = share; i < edges.size(); i += kShares) {
        RuleSet more = rules;
        (*more.changes)[edges[i].param] = edges[i].value;
        if (checkRules(*m_game, more).ok())
            rules = std::move(more);
    }
    return rules;
}

void HouseTest::motionsFitAtTheEdges()
{
    Findings findings;
    for (std::size_t share = 0; share < kShares; ++share) {
        const RuleSet rules = extreme(share);
        if (const auto at = setup(rules, rules.nameEn + " " + rules.changes->dump()))
            follow(*at, m_setups, findings);
    }
    report(findings);
}

void HouseTest::houseRulesByLotHold()
{
    Findings findings;
    for (const Preset &preset : m_game->schema.presets) {
        for (std::uint64_t lot = 1; lot <= kLots; ++lot) {
            const RuleSet rules = randomRules(*m_game, preset.id, lot);
            if (const auto by = setup(rules, rules.nameEn))
                findings.merge(repeatFuzz(*by, 2 * m_setups, false));
        }
    }
    report(findings);
}

QTEST_GUILESS_MAIN(HouseTest)
#include "tst_house.moc"
