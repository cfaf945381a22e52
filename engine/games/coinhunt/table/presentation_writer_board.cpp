#include "rules/names.h"
#include "rules/shot.h"
#include "table/presentation_writer.h"

#include <algorithm>
#include <cmath>

namespace takujo::coinhunt {

namespace {

/// Of a BoardPose to 1/1000 mm.
int milli(std::int32_t stored)
{
    return static_cast<int>(std::lround(stored * 1000.0 / physics::kStoredMm));
}

/// To 1/1000 degree.
int milliDegrees(std::int32_t stored)
{
    return static_cast<int>(std::lround(physics::degrees(stored * 1000.0) / physics::kStoredRad));
}

} // namespace

Spot spotOf(const Rules &rules, const View &view, const BoardPose &pose)
{
    const int side = rules.params().boardSize;
    const int x = milli(pose.x);
    const int y = milli(pose.y);
    const auto mm = [](int thousandths) { return (thousandths + 500) / 1000; };
    const auto seat = toIndex(std::max<int>(0, view.seat));
    switch (view.seat == kNoSeat ? physics::Edge::South : rules.params().edges[seat]) {
    case physics::Edge::West: return {mm(side - y), mm(x)};
    case physics::Edge::North: return {mm(side - x), mm(side - y)};
    case physics::Edge::East: return {mm(y), mm(side - x)};
    default: return {mm(x), mm(y)};
    }
}

Text spotText(const Rules &rules, const View &view, const BoardPose &pose)
{
    const Spot spot = spotOf(rules, view, pose);
    return Text("board.spot").num("left", spot.left).num("near", spot.near);
}

void PresentationWriter::board()
{
    Zone &board = m_table.addZone("board", Zone::Kind::Free, Text("zone.board"));
    board.cols = m_params.boardSize;
    board.rows = m_params.boardSize;
    int slot = 0;
    for (const int c : m_view.board)
        boardCoin(c, slot++);
    places();
}

void PresentationWriter::boardCoin(int c, int slot)
{
    const BoardPose &pose = m_view.pose[toIndex(c)];
    const bool fairy = m_view.fairy == c;
    Piece &out = coin(c, "board", slot);
    out.name = Text(fairy ? "piece.board.fairy" : "piece.board")
                   .sub("coin", coinName(c))
                   .sub("spot", spotText(m_rules, m_view, pose));
    const int x = milli(pose.x);
    const int y = milli(pose.y);
    PieceFacts facts = factsOf(c);
    facts.x = x;
    facts.y = y;
    facts.angle = milliDegrees(pose.angle);
    facts.edge = std::min({x, y, m_params.boardSize - x, m_params.boardSize - y});
    facts.fairy = fairy;
    out.facts = facts;
    boardTip(out, c);
}

/// What its fall would mean as things stand.
void PresentationWriter::boardTip(Piece &out, int c) const
{
    if (inSecondHalf(m_view)) {
        out.tip = Text("tip.jam").sub("colour", colourName(colourOf(c)));
        out.clause = "CH-39";
        return;
    }
    const bool magic = isMagic(c);
    const bool blocked = magic ? m_params.isDanger(m_view.die)
                               : m_view.fairy != kNone && motifOf(c) == motifOf(m_view.fairy);
    out.clause = magic ? (blocked ? "CH-24" : "CH-26") : blocked ? "CH-25" : "CH-23";
    if (!blocked) {
        out.tip = Text(magic ? "tip.magic" : "tip.free");
        return;
    }
    const std::string tip = magic ? "tip.magic.blocked" : "tip.shape";
    out.tip = m_params.bigDrop > 0 ? Text(tip + ".big").num("count", m_params.bigDrop) : Text(tip);
}

void PresentationWriter::die()
{
    const bool rides = m_view.fairy != kNone && m_view.die != 0;
    Piece &out = m_table.addPiece(kDieId, "die-" + std::to_string(m_view.die),
                                  rides             ? "board"
                                  : m_view.die == 0 ? "parked"
                                                    : "aside",
                                  kCoins);
    PieceFacts facts;
    facts.die = true;
    facts.value = m_view.die;
    facts.danger = m_params.isDanger(m_view.die);
    if (rides) {
        facts.x = milli(m_view.pose[m_view.fairy].x);
        facts.y = milli(m_view.pose[m_view.fairy].y);
    }
    out.facts = facts;
    if (m_view.die == 0) {
        out.name = Text("piece.die.parked");
        out.tip = Text("tip.die.parked");
        out.clause = "CH-36";
        return;
    }
    out.label = Text("text.number").num("number", m_view.die);
    out.clause = "CH-24";
    const bool danger = m_params.isDanger(m_view.die);
    if (rides)
        out.tip = Text(danger ? "tip.die.danger" : "tip.die");
    else // CH-A27
        out.tip = Text(danger ? "tip.die.aside.danger" : "tip.die.aside");
    if (!rides) {
        out.name = Text("piece.die.aside").num("value", m_view.die);
        return;
    }
    out.name = Text("piece.die").num("value", m_view.die).sub("coin", coinName(m_view.fairy));
}

/// CH-10: where the coin in hand may lie.
void PresentationWriter::places()
{
    if (m_view.phase != Phase::Place)
        return;
    const std::vector<physics::Pose> places = m_rules.places(m_view);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int number = static_cast<int>(i);
        const BoardPose pose = boardPose(places[i]);
        Piece &out = m_table.addPiece(placeId(number), "place", "board", kCoins + 1 + number);
        out.name = Text("piece.place")
                       .num("number", number + 1)
                       .sub("spot", spotText(m_rules, m_view, pose));
        out.tip = Text("tip.place");
        out.clause = "CH-10";
        PieceFacts facts;
        facts.place = true;
        facts.x = milli(pose.x);
        facts.y = milli(pose.y);
        out.facts = facts;
    }
}

} // namespace takujo::coinhunt
