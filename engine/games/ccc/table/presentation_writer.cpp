#include "table/presentation_writer.h"

#include "rules/finder.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// What a card does, with the clause that says so.
void cardTip(Piece &piece, Kind kind, const Params &params)
{
    if (isJoker(kind)) {
        piece.tip = Text("tip.joker").num("factor", params.jokerFactor);
        piece.clause = "CCC-15";
    } else if (rankOf(kind) == 1 && params.maxSplits > 0) {
        piece.tip = Text("tip.ace");
        piece.clause = "CCC-16";
    } else {
        piece.tip = Text("tip.card").num("points", valueOf(kind));
        piece.clause = "CCC-14";
    }
}

} // namespace

PresentationWriter::PresentationWriter(const Rules &rules, const View &view)
    : m_rules(rules), m_view(view)
{}

Presentation PresentationWriter::run()
{
    zones();
    findUnpayable();
    squares();
    hand();
    usedCards();
    counters();
    m_table.facts = facts();
    seatPanels();
    const SquareSet barred = m_unpayable | m_single;
    m_table.prompt =
        promptFor(m_rules, m_view, (m_rules.open(m_view, m_view.actor) & ~barred).any());
    m_table.phase = phase();
    return std::move(m_table);
}

void PresentationWriter::zones()
{
    Zone &board = m_table.addZone("board", Zone::Kind::Grid, Text("zone.board"));
    board.cols = m_rules.board().cols();
    board.rows = m_rules.board().rows();
    m_table.addStack("stock", Text("zone.stock"), m_view.stock, "back/ccc");
    m_table.addStack("used", Text("zone.used"), 0,
                     m_view.lastUsed == kNoKind ? std::string() : cardKind(m_view.lastUsed));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const int count = m_view.handSize[toIndex(seat)];
        if (seat == m_view.seat)
            m_table.addZone("hand", Zone::Kind::Hand, Text("zone.hand").seat("who", seat), seat)
                .count = count;
        else
            m_table.addStack("hand." + std::to_string(static_cast<int>(seat)),
                             Text("zone.hand.of").seat("who", seat), count, "back/ccc", seat);
    }
}

int PresentationWriter::pendingOn(int slot) const
{
    return static_cast<int>(std::count(m_view.placed.begin(), m_view.placed.end(), slot));
}

/// 1-based order of the last coin this turn put there, 0 = none.
int PresentationWriter::pendingOrder(int slot) const
{
    int order = 0;
    for (int i = 0; i < static_cast<int>(m_view.placed.size()); ++i) {
        if (m_view.placed[toIndex(i)] == slot)
            order = i + 1;
    }
    return order;
}

/// Open squares that the hand cannot pay, for whoever pays now; each number is looked up once.
void PresentationWriter::findUnpayable()
{
    if (m_view.phase != Phase::Place || m_view.seat != m_view.actor)
        return;
    const SquareSet open = m_rules.open(m_view, m_view.actor);
    const SquareSet single = m_rules.openToSingle(m_view, m_view.actor, open);
    FinderLimits limits;
    limits.perGroup = limits.nodes; // all of them
    PaymentFinder finder(m_rules.params(), m_view.hand, limits);
    std::array<std::array<std::optional<bool>, 2>, kMaxNumber + 1> known;
    const auto pays = [&](int number, int leastCards) {
        std::optional<bool> &found = known[toIndex(number)][toIndex(leastCards - 1)];
        if (!found)
            found = finder.mayPay(number, leastCards);
        return *found;
    };
    for (SquareSet rest = open; rest.any();) {
        const int slot = rest.pop();
        const int number = m_rules.board().number(slot);
        if (!pays(number, 1))
            m_unpayable.set(slot);
        else if (!single.test(slot) && !pays(number, 2)) // N2 of CCC-12
            m_single.set(slot);
    }
}

void PresentationWriter::squares()
{
    for (int slot = 0; slot < m_rules.board().slotCount(); ++slot) {
        if (m_rules.board().exists(slot))
            m_table.pieces.push_back(square(slot));
    }
}

Piece PresentationWriter::square(int slot) const
{
    const int number = m_rules.board().number(slot);
    const SeatId holder = m_rules.holder(m_view, slot);
    const bool own = m_rules.isOwn(m_view, slot);
    Piece piece;
    piece.id = squareId(slot);
    piece.kind = "square";
    piece.zone = "board";
    piece.slot = slot;
    piece.owner = holder;
    piece.label = Text("text.number").num("number", number);
    piece.name = squareName(slot, holder, own);
    squareTip(piece, holder, own);
    PieceFacts facts;
    facts.number = number;
    facts.territory = static_cast<int>(holder == kNoSeat ? Territory::None
                                       : own             ? Territory::Owned
                                                         : Territory::Near);
    const auto &coins = m_view.coins[toIndex(slot)];
    facts.coins.assign(coins.begin(), coins.end());
    facts.pending = pendingOn(slot);
    facts.pendingOrder = pendingOrder(slot);
    facts.unpayable = m_unpayable.test(slot) || m_single.test(slot);
    if (facts.unpayable)
        tellUnpayable(piece);
    piece.facts = facts;
    return piece;
}

/// What would be paid with one card may be barred to one card (N2 of CCC-12).
void PresentationWriter::tellUnpayable(Piece &square) const
{
    const Check single =
        m_single.test(square.slot) ? m_rules.checkSquare(m_view, square.slot, true) : Check{};
    square.tip = Text("tip.unpayable")
                     .sub("tip", square.tip)
                     .sub("why", single ? single->text : Text("square.unpayable"));
    if (single)
        square.clause = single->clause;
}

/// For screen readers: place, number, whose coins, whose territory.
Text PresentationWriter::squareName(int slot, SeatId holder, bool own) const
{
    std::vector<Text> facts;
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const int coins = m_view.coins[toIndex(slot)][toIndex(seat)];
        if (coins > 0)
            facts.push_back(Text("square.coins").seat("who", seat).num("count", coins));
    }
    if (const int pending = pendingOn(slot); pending > 0)
        facts.push_back(Text("square.pending").num("count", pending));
    if (holder != kNoSeat)
        facts.push_back(Text(own ? "square.own" : "square.near").seat("who", holder));
    if (facts.empty())
        facts.push_back(Text("square.empty"));
    return Text("square.name")
        .raw("square", m_rules.board().name(slot))
        .num("number", m_rules.board().number(slot))
        .list("facts", std::move(facts));
}

void PresentationWriter::squareTip(Piece &piece, SeatId holder, bool own) const
{
    const int number = m_rules.board().number(piece.slot);
    const int points = m_rules.params().points[toIndex(number)];
    if (holder != kNoSeat) {
        piece.tip = Text(own ? "tip.own" : "tip.near").seat("who", holder).num("points", points);
        piece.clause = own ? "CCC-5" : "CCC-6";
    } else {
        piece.tip = Text("tip.square").num("need", number * number).num("points", points);
        piece.clause = "CCC-13";
    }
}

void PresentationWriter::hand()
{
    if (m_view.seat == kNoSeat)
        return;
    int slot = 0;
    for (const Kind kind : kSortedKinds)
        for (int copy = 0; copy < m_view.hand[kind]; ++copy)
            card(kind, cardId(kind, copy), "hand", slot++).owner = m_view.seat;
}

// Everybody saw them go there (CCC-A13).
void PresentationWriter::usedCards()
{
    int slot = 0;
    for (const Kind kind : kSortedKinds)
        for (int copy = 0; copy < m_view.used[kind]; ++copy)
            card(kind, usedCardId(kind, copy), "used", slot++);
}

Piece &PresentationWriter::card(Kind kind, std::string id, const char *zone, int slot)
{
    Piece &piece = m_table.pieces.emplace_back();
    piece.id = std::move(id);
    piece.kind = cardKind(kind);
    piece.zone = zone;
    piece.slot = slot;
    piece.label = cardLabel(kind);
    piece.name = cardName(kind);
    cardTip(piece, kind, m_rules.params());
    PieceFacts facts;
    facts.rank = rankOf(kind);
    facts.suit = isJoker(kind) ? 0 : suitOf(kind);
    facts.red = isRed(kind);
    facts.factor = isJoker(kind) ? m_rules.params().jokerFactor : 0;
    piece.facts = facts;
    return piece;
}

void PresentationWriter::counter(std::string id, int value, std::string clause)
{
    Text label("counter." + id);
    m_table.counters.push_back(
        {std::move(id), std::move(label), value, kNoSeat, std::move(clause)});
}

void PresentationWriter::counters()
{
    counter("stock", m_view.stock, "CCC-18");
    counter("used", m_view.used.total(), "CCC-19");
    counter("cycle", cycle(), "CCC-19");
    if (m_view.turnsLeft > 0)
        counter("turnsLeft", m_view.turnsLeft, "CCC-20");
}

/// Lap of the stock (CCC-19).
int PresentationWriter::cycle() const
{
    return std::min<int>(m_view.exhausted + 1, m_rules.params().stockCycles);
}

TableFacts PresentationWriter::facts() const
{
    const Params &params = m_rules.params();
    TableFacts facts;
    facts.phase = static_cast<int>(m_view.phase);
    facts.stock = m_view.stock;
    facts.used = m_view.used.total();
    facts.cycle = cycle();
    facts.exhausted = m_view.exhausted;
    facts.turnsLeft = m_view.turnsLeft;
    facts.idle = m_view.idle;
    facts.idleLimit = params.idleLimit;
    facts.margin = params.margin;
    facts.score.assign(m_view.score.begin(), m_view.score.end());
    auto after = static_cast<const PublicState &>(
        m_view); // CCC-10: as it will be when this turn's coins count
    for (const std::uint8_t slot : m_view.placed)
        m_rules.addCoin(after, slot, m_view.actor);
    const SeatId seat = m_view.seat == kNoSeat ? m_view.actor : m_view.seat;
    const auto s = toIndex(seat);
    facts.projected = after.score[s];
    facts.projectedOwn = m_rules.own(after, seat).count();
    facts.projectedNear = after.near[s].count();
    return facts;
}

void PresentationWriter::seatPanels()
{
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        SeatSummary summary;
        summary.seat = seat;
        summary.score = m_view.score[toIndex(seat)];
        summary.detail = Text("seat.detail")
                             .num("cards", m_view.handSize[toIndex(seat)])
                             .num("own", m_rules.own(m_view, seat).count());
        summary.active = m_view.phase != Phase::Over && seat == m_view.actor;
        m_table.seats.push_back(std::move(summary));
    }
}

Text PresentationWriter::phase() const
{
    if (m_view.phase == Phase::Over)
        return Text("phase.over");
    if (m_view.turnsLeft > 0)
        return Text("phase.last").num("turns", m_view.turnsLeft);
    return Text("phase.round").num("round", m_view.turn / m_rules.seats() + 1);
}

Presentation Rules::table(const View &view) const { return PresentationWriter(*this, view).run(); }

} // namespace takujo::ccc
