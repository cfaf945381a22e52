#include "lanterns.h"

#include <algorithm>
#include <charconv>

namespace takujo::lanterns {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

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

} // namespace

Presentation Rules::table(const View &view) const
{
    const State &s = view.known;
    Presentation table;
    addPrize(table, s);
    table.zones.push_back(zone("chosen", Zone::Kind::Row, "zone.chosen"));
    const int me = s.viewer == kPublicViewer ? -1 : s.viewer - 1;
    for (int seat = 0; seat < m_seats; ++seat) {
        const int value = s.chosen[at(seat)];
        if (value == kHidden)
            table.pieces.push_back(hiddenCard("chosen", seat, static_cast<SeatId>(seat)));
        else if (value > 0)
            table.pieces.push_back(card(value, "chosen", seat, 9));
        SeatSummary summary;
        summary.seat = static_cast<SeatId>(seat);
        summary.score = s.score[at(seat)];
        summary.detail = Text("seat.detail").num("cards", s.handSize[at(seat)]);
        summary.active = actor(s) == seat;
        table.seats.push_back(std::move(summary));
    }
    Zone stock = zone("stock", Zone::Kind::Stack, "zone.stock");
    stock.count = s.stockSize;
    table.zones.push_back(std::move(stock));
    if (me >= 0) {
        table.zones.push_back(zone("hand", Zone::Kind::Hand, "zone.hand"));
        int slot = 0;
        for (int v = 0; v < kValues; ++v) {
            for (int copy = 0; copy < s.hand[at(me)][at(v)]; ++copy)
                table.pieces.push_back(card(v + 1, "hand", slot++, copy));
        }
    }
    table.counters.push_back({"carried", "counter.carried", s.carried, kNoSeat, "LN-6"});
    table.phase =
        Text("phase.round").num("round", std::min<int>(s.round, m_rounds)).num("rounds", m_rounds);

    table.prompt.seat = actor(s);
    if (table.prompt.seat == kNoSeat)
        return table;
    table.prompt.decision = "choose";
    table.prompt.title = "prompt.choose";
    if (table.prompt.seat != me)
        return table;
    table.prompt.kind = PromptKind::Pick;
    table.prompt.detail = Text("prompt.detail").num("points", s.prize + s.carried);
    table.prompt.zones = {"hand"};
    std::array<Move, kMaxMoves> moves;
    const int count = legal(s, moves).count;
    for (int i = 0; i < count; ++i) {
        const int value = moves[at(i)].data[0];
        const std::string anchor = "card-" + std::to_string(value) + "#0";
        PromptOption option;
        option.move = moves[at(i)];
        option.label = Text("piece.card").num("value", value);
        option.anchor = anchor;
        table.prompt.options.push_back(std::move(option));
        table.prompt.anchors.push_back(anchor);
    }
    return table;
}

Outcome Rules::outcome(const State &s) const
{
    Outcome out;
    out.finished = over(s);
    ScoreLine line{"score.lanterns", "LN-7", {}};
    for (int seat = 0; seat < m_seats; ++seat) {
        out.score[at(seat)] = s.score[at(seat)];
        line.points[at(seat)] = s.score[at(seat)];
    }
    const int best = *std::max_element(out.score.begin(), out.score.begin() + m_seats);
    for (int seat = 0; out.finished && seat < m_seats; ++seat) {
        if (out.score[at(seat)] == best)
            out.winners = static_cast<SeatSet>(out.winners | seatBit(static_cast<SeatId>(seat)));
    }
    out.lines.push_back(line);
    out.clause = "LN-7";
    out.headline = Text("outcome.points").num("points", best);
    return out;
}

std::string Rules::moveText(const Move &move) const
{
    return move.data[0] == kHidden ? "play ?" : "play " + std::to_string(move.data[0]);
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    int value = 0;
    if (text == "play ?")
        value = kHidden;
    else if (text.starts_with("play ")) {
        const auto [end, error] =
            std::from_chars(text.data() + 5, text.data() + text.size(), value);
        if (error != std::errc{} || end != text.data() + text.size() || value < 1 ||
            value > kValues)
            value = 0;
    }
    if (value == 0)
        return problem("refuse.form");
    Move move;
    move.kind = 1;
    move.data[0] = static_cast<std::uint8_t>(value);
    return move;
}

Text Rules::describe(const Move &move) const
{
    return move.data[0] == kHidden ? Text("event.choose")
                                   : Text("move.play").num("value", move.data[0]);
}

} // namespace takujo::lanterns
