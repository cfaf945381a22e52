#include "fixture.h"

#include "rules/names.h"
#include "table/presentation_writer.h"
#include "table/prompt_writer.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <set>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

namespace {

View seenBy(SeatId seat, const State &state)
{
    View view;
    static_cast<PublicState &>(view) = state;
    view.seat = seat;
    return view;
}

const Piece *pieceOf(const Presentation &table, const std::string &id)
{
    const auto it = std::find_if(table.pieces.begin(), table.pieces.end(),
                                 [&](const Piece &p) { return p.id == id; });
    return it == table.pieces.end() ? nullptr : &*it;
}

const char *const kFairy = "blue3"; ///< where the die stands in turnOf()

/// A turn of seat 0 in the first half with the fairy on blue3, nothing in hand.
State turnOf(const Rules &rules, int die)
{
    State s = dealt(rules);
    s.turn = 1;
    s.hand.clear();
    const int fairy = coin(kFairy);
    s.board.add(fairy);
    s.pose[toIndex(fairy)] = {40 << 16, 50 << 16, 0};
    s.fairy = static_cast<std::uint8_t>(fairy);
    s.die = static_cast<std::uint8_t>(die);
    s.active = 0;
    s.actor = 0;
    return s;
}

} // namespace

/// What a seat meets on the table and in its prompt.
class PromptsTest : public QObject
{
    Q_OBJECT

private slots:
    void CH_A1_phasesComeInOrder();
    void CH_46_viewsDifferOnlyInTheSeat();
    void CH_8_secretCoinsShowNothing();
    void CH_18_theTopSecretCoinIsChosen();
    void namesTellThePlaceFromTheOwnSide();
    void tipsTellWhatTheFairyBlocks();
    void takingTellsWhatTheWalletComesTo();
    void CH_A8_losingTellsWhatLeavesTheVault();
    void CH_18_loweringWarnsOfNumbersThatBlock();
    void CH_28_paymentsComeFromThreePlaces();
    void shotsOfferOneCoinAKind();
    void CH_37_sharingIsByPiles();
    void CH_10_placesAreAnchors();
    void onlyTheActorIsOfferedChoices();
};

void PromptsTest::CH_A1_phasesComeInOrder()
{
    const Rules rules = makeRules();
    std::set<int> met;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Rng rng(seed);
        SearchChance chance(rng);
        State s = rules.start(chance, nullptr);
        int turn = 0;
        int step = 0;
        while (rules.actor(s) != kNoSeat && s.die != 0) {
            const Prompt prompt = PromptWriter(rules, seenBy(s.actor, s)).run();
            step = turn == s.turn ? step : 0;
            turn = s.turn;
            QVERIFY2(prompt.step >= step, prompt.decision.c_str());
            QCOMPARE(prompt.steps, prompt.step > 0 ? 5 : 0);
            step = prompt.step;
            met.insert(step);
            std::array<Move, Rules::kMaxMoves> moves;
            const int count = rules.legal(s, moves).count;
            QVERIFY(count > 0);
            rules.apply(s, moves[rng.below(static_cast<std::uint32_t>(count))], chance, nullptr);
        }
    }
    QVERIFY(met == (std::set<int>{0, 1, 2, 3, 4, 5}));
}

void PromptsTest::CH_46_viewsDifferOnlyInTheSeat()
{
    const Rules rules = makeRules();
    const State s = dealt(rules);
    const Presentation own = rules.table(seenBy(0, s));
    for (const SeatId seat : {SeatId{1}, SeatId{2}, kNoSeat}) {
        const Presentation other = rules.table(seenBy(seat, s));
        QCOMPARE(other.pieces.size(), own.pieces.size());
        for (std::size_t i = 0; i < own.pieces.size(); ++i) {
            QCOMPARE(other.pieces[i].id, own.pieces[i].id);
            QCOMPARE(other.pieces[i].zone, own.pieces[i].zone);
            QCOMPARE(other.pieces[i].facts.values(), own.pieces[i].facts.values());
        }
    }
    std::set<int> shown;
    for (const Piece &piece : own.pieces) {
        if (const int number = coinOfId(piece.id); number >= 0)
            QVERIFY2(shown.insert(number).second, piece.id.c_str());
    }
    const int hidden = rules.stockLeft(s) + rules.removedLeft(s) + 3; // a secret coin each
    QCOMPARE(static_cast<int>(shown.size()) + hidden, kCoins);
}

void PromptsTest::CH_8_secretCoinsShowNothing()
{
    const Rules rules = makeRules();
    const State s = dealt(rules);
    for (const SeatId seat : {SeatId{0}, SeatId{1}, kNoSeat}) {
        const Presentation table = rules.table(seenBy(seat, s));
        for (SeatId owner = 0; owner < rules.seats(); ++owner) {
            const Piece *piece = pieceOf(table, secretId(owner, 0));
            QVERIFY(piece && piece->faceDown);
            QCOMPARE(piece->kind, std::string("coin-back"));
            QVERIFY(piece->facts.empty());
            QCOMPARE(english(piece->name), std::string("Secret coin"));
        }
    }
}

/// Of several it is the one on top: the one that leaves.
void PromptsTest::CH_18_theTopSecretCoinIsChosen()
{
    const Rules rules = makeRules({{"secret_per_player", 3}});
    State s = turnOf(rules, 1);
    s.phase = Phase::Secret;
    const std::vector<PromptOption> options = PromptWriter(rules, seenBy(0, s)).run().options;
    QVERIFY(std::any_of(options.begin(), options.end(), [](const PromptOption &option) {
        return option.anchor == secretId(0, 2);
    }));
}

void PromptsTest::namesTellThePlaceFromTheOwnSide()
{
    const Rules rules = makeRules(Json::object(), 4);
    const State s = turnOf(rules, 1);
    const auto spotSeenBy = [&](SeatId seat) {
        const Spot spot = spotOf(rules, seenBy(seat, s), s.pose[toIndex(coin(kFairy))]);
        return std::pair(spot.left, spot.near);
    };
    QCOMPARE(spotSeenBy(0), std::pair(40, 50));   // south
    QCOMPARE(spotSeenBy(1), std::pair(115, 40));  // west, looking east: the north is at the left
    QCOMPARE(spotSeenBy(2), std::pair(125, 115)); // north
    QCOMPARE(spotSeenBy(3), std::pair(50, 125));  // east
    QCOMPARE(spotSeenBy(kNoSeat), std::pair(40, 50));
    const Presentation table = rules.table(seenBy(0, s));
    const Piece *piece = pieceOf(table, "coin-blue#3");
    QVERIFY(piece);
    QCOMPARE(english(piece->name),
             std::string("blue coin under the fairy, 40 mm from the left, 50 mm from you"));
    QCOMPARE(piece->facts["x"], 40'000);
    QCOMPARE(piece->facts["edge"], 40'000);
    QCOMPARE(piece->facts["fairy"], 1);
}

void PromptsTest::tipsTellWhatTheFairyBlocks()
{
    const Rules rules = makeRules();
    const auto tip = [](int die, const char *code, const Rules &ofRules) {
        State s = turnOf(ofRules, die);
        s.board.add(coin(code));
        const Presentation table = ofRules.table(seenBy(0, s));
        const Piece *piece = pieceOf(table, coinId(coin(code)));
        return piece ? piece->tip.id + " " + piece->clause : std::string();
    };
    QCOMPARE(tip(1, "red5", rules), std::string("tip.shape.big CH-25")); // red shares blue's circle
    QCOMPARE(tip(1, "yellow5", rules), std::string("tip.free CH-23"));
    QCOMPARE(tip(1, "red+13", rules),
             std::string("tip.magic CH-26")); // magic: its colour is no shape
    QCOMPARE(tip(2, "red+13", rules), std::string("tip.magic.blocked.big CH-24"));
    const Rules small = makeRules({{"big_drop", 0}, {"danger_values", Json::array({"3"})}});
    QCOMPARE(tip(3, "red+13", small), std::string("tip.magic.blocked CH-24"));
    QCOMPARE(tip(2, "red5", small), std::string("tip.shape CH-25"));
    const Presentation table = rules.table(seenBy(0, turnOf(rules, 4)));
    QCOMPARE(pieceOf(table, kDieId)->kind, std::string("die-4"));
    QCOMPARE(pieceOf(table, kDieId)->facts["danger"], 1);
    QCOMPARE(english(pieceOf(table, kDieId)->name), std::string("Fairy showing 4, on blue"));
    State aside = turnOf(rules, 4); // CH-A27: no shape under it
    aside.fairy = takujo::coinhunt::kNone;
    const Presentation waiting = rules.table(seenBy(0, aside));
    QCOMPARE(pieceOf(waiting, kDieId)->tip.id, std::string("tip.die.aside.danger"));
}

void PromptsTest::takingTellsWhatTheWalletComesTo()
{
    const Rules rules = makeRules();
    State s = turnOf(rules, 1);
    s.phase = Phase::Take;
    s.fallen = coins("purple9 purple+13 white9");
    const auto effects = [&] {
        std::string out;
        for (const PromptOption &o : PromptWriter(rules, seenBy(0, s)).run().options)
            out += english(o.label) + " @" + o.anchor + ": " + english(o.effect) + "\n";
        return out;
    };
    s.wallet[0] = coins("red9");
    QCOMPARE(effects(),
             std::string("Take purple @coin-purple#9: You would have 2 colours in the wallet\n"
                         "Take magic purple @coin-purple-magic#13: You would have 2 "
                         "colours in the wallet\n"
                         "Take white @coin-white#9: You would have 2 colours in the wallet\n"));
    s.wallet[0] = coins("red9 blue9 yellow9 green9");
    QVERIFY(has(effects(), "You would have 5 colours in the wallet and get a secret coin"));
    s.wallet[0].add(coin("purple8"));
    QCOMPARE(effects(), std::string("Take white @coin-white#9: You would have 6 colours in the "
                                    "wallet, get a secret coin and bank\n"));
    s.next = kStock; // CH-A22: no stock, no bonus
    QVERIFY(has(effects(), "You would have 6 colours in the wallet and bank"));
}

void PromptsTest::CH_A8_losingTellsWhatLeavesTheVault()
{
    const auto lost = [](const char *mode) {
        const Rules rules = makeRules({{"offset_mode", mode}});
        State s = turnOf(rules, 1);
        s.phase = Phase::Offset;
        s.die = 0;
        s.actor = 1;
        s.fallen = coins("red8 red9 white9");
        s.vault[1] = coins("red5 red6 red7 red+13 white5");
        const Prompt prompt = PromptWriter(rules, seenBy(1, s)).run();
        return prompt.options.empty() ? std::vector<std::string>() : prompt.options[0].affects;
    };
    using Ids = std::vector<std::string>;
    QCOMPARE(lost("one"), (Ids{"coin-red-magic#13"}));
    QCOMPARE(lost("per_fallen"), (Ids{"coin-red-magic#13", "coin-red#5"}));
    QCOMPARE(lost("all"), (Ids{"coin-red-magic#13", "coin-red#5", "coin-red#6", "coin-red#7"}));
}

void PromptsTest::CH_18_loweringWarnsOfNumbersThatBlock()
{
    for (const bool dangers : {true, false}) {
        const Rules rules =
            dangers ? makeRules() : makeRules({{"danger_values", Json::array()}}); // CH-26
        State s = turnOf(rules, 3);
        s.phase = Phase::Lower;
        const std::string detail = english(PromptWriter(rules, seenBy(0, s)).run().detail);
        QVERIFY(has(detail, "shows 3"));
        QCOMPARE(has(detail, "blocked"), dangers);
    }
}

void PromptsTest::CH_28_paymentsComeFromThreePlaces()
{
    const Rules rules = makeRules();
    State s = turnOf(rules, 1);
    s.phase = Phase::Pay;
    s.wallet[0] = coins("red8");
    s.vault[0] = coins("red9 white+13");
    std::string out;
    for (const PromptOption &o : PromptWriter(rules, seenBy(0, s)).run().options)
        out += english(o.label) + " @" + o.anchor + "\n";
    QVERIFY(has(out, "Wallet: red @coin-red#8\n"));
    QVERIFY(has(out, "Vault: red @coin-red#9\n"));
    QVERIFY(has(out, "Vault: magic white @coin-white-magic#13\n"));
    QVERIFY(has(out, "A secret coin @secret.0/0\n"));
}

void PromptsTest::shotsOfferOneCoinAKind()
{
    const Rules rules = makeRules();
    State s = turnOf(rules, 1);
    s.phase = Phase::Insert;
    for (const char *code : {"red9", "red8", "red+13"})
        s.hand.push(static_cast<std::uint8_t>(coin(code)));
    const Prompt prompt = PromptWriter(rules, seenBy(0, s)).run();
    QVERIFY(prompt.kind == PromptKind::Shot);
    QCOMPARE(prompt.decision, std::string("insert"));
    QVERIFY(prompt.options.empty());
    QCOMPARE(prompt.anchors, (std::vector<std::string>{"coin-red#8", "coin-red-magic#13"}));
    QCOMPARE(english(prompt.detail),
             std::string("Push in 3 coins, in any order, so that others fall. Then you may take "
                         "one of those that fell"));
}

void PromptsTest::CH_37_sharingIsByPiles()
{
    const Rules rules = makeRules();
    State s = turnOf(rules, 1);
    s.phase = Phase::Share;
    s.stash = coins("red8 red9 red+13 white9");
    const Presentation table = rules.table(seenBy(0, s));
    const Piece *red = pieceOf(table, pileId(0));
    QVERIFY(red && pieceOf(table, pileId(5)) && !pieceOf(table, pileId(1)));
    QCOMPARE(red->count, 3);
    QCOMPARE(red->facts["colour"], colourOf(coin("red8")));
    QVERIFY(!pieceOf(table, coinId(coin("red8"))));
    QVERIFY(table.prompt.kind == PromptKind::Assign);
    QCOMPARE(table.prompt.groups.size(), std::size_t{4}); // nobody and three seats
    QCOMPARE(table.prompt.limits[1].max, 1);
}

void PromptsTest::CH_10_placesAreAnchors()
{
    const Rules rules = makeRules();
    const State s = dealt(rules);
    QVERIFY(s.phase == Phase::Place);
    const Presentation table = rules.table(seenBy(s.actor, s));
    QCOMPARE(table.prompt.anchors.size(), rules.places(s).size());
    for (const std::string &anchor : table.prompt.anchors) {
        const Piece *place = pieceOf(table, anchor);
        QVERIFY2(place && place->zone == "board", anchor.c_str());
        QVERIFY(place->facts["x"] >= 15'000 && place->facts["x"] <= 150'000); // CH-10
    }
}

void PromptsTest::onlyTheActorIsOfferedChoices()
{
    const Rules rules = makeRules();
    const State s = dealt(rules);
    for (const SeatId seat : {SeatId{1}, SeatId{2}, kNoSeat}) {
        const Prompt prompt = PromptWriter(rules, seenBy(seat, s)).run();
        QVERIFY(prompt.kind == PromptKind::None && prompt.options.empty());
        QCOMPARE(prompt.title.id, std::string("prompt.wait.place"));
    }
}

QTEST_GUILESS_MAIN(PromptsTest)
#include "tst_prompts.moc"
