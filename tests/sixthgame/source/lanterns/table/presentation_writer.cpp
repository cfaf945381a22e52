#include "rules/rules.h"

#include <algorithm>

namespace takujo::lanterns {

namespace {

Piece card(int value, const std::string &zone, int slot, int copy)
{
    Piece piece;
    piece.kind = "card-" + std::to_string(value);
    piece.id = piece.kind + "#" + std::to_string(copy);
    piece.zone = zone;
    piece.slot = slot;
    piece.label = Text("piece.value").num("value", value);
    piece.name = Text("piece.card").num("value", value);
    return piece;
}

Piece hiddenCard(const std::string &zone, int slot, SeatId owner)
{
    Piece piece;
    piece.id = zone + "/" + std::to_string(slot);
    piece.kind = "back";
    piece.zone = zone;
    piece.slot = slot;
    piece.owner = owner;
    piece.faceDown = true;
    piece.name = Text("piece.hidden").seat("seat", owner);
    return piece;
}

Zone zone(const char *id, Zone::Kind kind, const char *label)
{
    Zone out;
    out.id = id;
    out.kind = kind;
    out.label = label;
    return out;
}

void addPrize(Presentation &table, const State &s)
{
    table.zones.push_back(zone("prize", Zone::Kind::Row, "zone.prize"));
    if (s.prize == 0)
        return;
    Piece piece;
    piece.kind = "lantern";
    piece.id = "lantern#" + std::to_string(s.prize);
    piece.zone = "prize";
    piece.label = Text("piece.value").num("value", s.prize);
    piece.name = Text("piece.lantern").num("value", s.prize);
    piece.tip = Text("tip.lantern").num("points", s.prize + s.carried);
    piece.clause = "LN-2";
    table.pieces.push_back(std::move(piece));
}

void addPrompt(Presentation &table, const Rules &rules, const State &s, int me)
{
    Prompt &prompt = table.prompt;
    prompt.seat = rules.actor(s);
    if (prompt.seat == kNoSeat)
        return;
    prompt.decision = "choose";
    prompt.title = "prompt.choose";
    if (prompt.seat != me)
        return;
    prompt.kind = PromptKind::Pick;
    prompt.detail = Text("prompt.detail").num("points", s.prize + s.carried);
    prompt.zones = {"hand"};
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = rules.legal(s, moves).count;
    for (int i = 0; i < count; ++i) {
        const int value = moves[toIndex(i)].data[0];
        prompt.anchors.push_back("card-" + std::to_string(value) + "#0");
        prompt.options.push_back(
            {moves[toIndex(i)], Text("piece.card").num("value", value), prompt.anchors.back()});
    }
}

} // namespace

Presentation Rules::table(const View &view) const
{
    const State &s = view.known;
    Presentation table;
    addPrize(table, s);
    table.zones.push_back(zone("chosen", Zone::Kind::Row, "zone.chosen"));
    const int me = s.viewer == kPublicViewer ? -1 : s.viewer - 1;
    for (int seat = 0; seat < m_seats; ++seat) {
        const int value = s.chosen[toIndex(seat)];
        if (value == kHidden)
            table.pieces.push_back(hiddenCard("chosen", seat, static_cast<SeatId>(seat)));
        else if (value > 0)
            table.pieces.push_back(card(value, "chosen", seat, 9));
        table.seats.push_back({static_cast<SeatId>(seat), s.score[toIndex(seat)],
                               Text("seat.detail").num("cards", s.handSize[toIndex(seat)]),
                               actor(s) == seat});
    }
    Zone stock = zone("stock", Zone::Kind::Stack, "zone.stock");
    stock.count = s.stockSize;
    table.zones.push_back(std::move(stock));
    if (me >= 0) {
        table.zones.push_back(zone("hand", Zone::Kind::Hand, "zone.hand"));
        int slot = 0;
        for (int v = 0; v < kValues; ++v) {
            for (int copy = 0; copy < s.hand[toIndex(me)][toIndex(v)]; ++copy)
                table.pieces.push_back(card(v + 1, "hand", slot++, copy));
        }
    }
    table.counters.push_back({"carried", "counter.carried", s.carried, kNoSeat, "LN-6"});
    table.phase =
        Text("phase.round").num("round", std::min<int>(s.round, m_rounds)).num("rounds", m_rounds);
    addPrompt(table, *this, s, me);
    return table;
}

Outcome Rules::outcome(const State &s) const
{
    Outcome out;
    out.finished = over(s);
    ScoreLine line{"score.lanterns", "LN-7", {}};
    for (int seat = 0; seat < m_seats; ++seat) {
        out.score[toIndex(seat)] = s.score[toIndex(seat)];
        line.points[toIndex(seat)] = s.score[toIndex(seat)];
    }
    const int best = *std::max_element(out.score.begin(), out.score.begin() + m_seats);
    for (int seat = 0; out.finished && seat < m_seats; ++seat) {
        if (out.score[toIndex(seat)] == best)
            out.winners = static_cast<SeatSet>(out.winners | seatBit(static_cast<SeatId>(seat)));
    }
    out.lines.push_back(line);
    out.clause = "LN-7";
    out.headline = Text("outcome.points").num("points", best);
    return out;
}

} // namespace takujo::lanterns
