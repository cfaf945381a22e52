#include "table/presentation_writer.h"

#include <algorithm>

namespace takujo::couperation {

namespace {

int clamped(int number) { return std::clamp(number, 1, kNumbers); }

std::string handZone(SeatId seat) { return "hand." + std::to_string(static_cast<int>(seat)); }

} // namespace

CardSet unseenBy(const View &view)
{
    CardSet seen = view.reserve | view.gone;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        seen |= view.hand[seat] | view.discarded[seat];
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const Card card = view.tower[place] == kHidden ? view.under[place] : view.tower[place];
        seen |= card == 0 ? 0 : bitOf(card);
    }
    return kAllGlasses & ~seen;
}

PresentationWriter::PresentationWriter(const Rules &rules, const View &view)
    : m_rules(rules),
      m_params(rules.params()),
      m_view(view),
      m_geometry(rules.geometry()),
      m_bounds(boundsOf(rules.params(), view)),
      m_wanted(boundsOf(rules.params(), view, &view.under)),
      m_unseen(unseenBy(view))
{
    if (view.end == EndReason::Contradiction)
        m_limits = limitsOf(m_params, view, view.lastPlace);
}

Presentation PresentationWriter::run()
{
    zones();
    tower();
    cards();
    counters();
    facts();
    seatPanels();
    m_table.prompt = promptFor(m_rules, m_view);
    m_table.phase = phase();
    return std::move(m_table);
}

void PresentationWriter::zones()
{
    const std::string back = "back/couperation";
    Zone &tower = m_table.addZone("tower", Zone::Kind::Grid, Text("zone.tower"));
    tower.cols = 2 * m_geometry.rows() - 1;
    tower.rows = m_geometry.rows();
    m_table.addZone("reserve", Zone::Kind::Row, Text("zone.reserve"));
    m_table.addStack("pack", Text("zone.pack"), m_view.pack, back);
    m_table.addStack("discard", Text("zone.discard"), discards(), back);
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const int count = m_view.handSize[toIndex(seat)];
        if (seat == m_view.seat)
            m_table.addZone("hand", Zone::Kind::Hand, Text("zone.hand"), seat);
        else
            m_table.addStack(handZone(seat), Text("zone.hand.of").seat("who", seat),
                             handSeen(seat) ? 0 : count, back, seat);
    }
}

bool PresentationWriter::handSeen(SeatId seat) const
{
    return m_params.openHands || Rules::shownStuck(m_view) == seat;
}

Piece PresentationWriter::at(int place, PieceFacts &facts) const
{
    Piece piece;
    piece.id = placeId(m_view, m_geometry, place);
    piece.zone = "tower";
    piece.slot = slotOf(m_geometry, place);
    facts.row = m_geometry.row(place);
    facts.column = m_geometry.col(place);
    facts.x2 = m_geometry.x2(place);
    facts.top = m_rules.isTop(place);
    facts.low = clamped(m_bounds.lo[toIndex(place)]);
    facts.high = clamped(m_bounds.hi[toIndex(place)]);
    return piece;
}

void PresentationWriter::tower()
{
    for (int place = 0; place < m_geometry.places(); ++place) {
        if (m_view.tower[toIndex(place)] != 0)
            placed(place);
        else
            emptyPlace(place);
    }
}

void PresentationWriter::placed(int place)
{
    const Card card = m_view.tower[toIndex(place)];
    PieceFacts facts;
    Piece piece = at(place, facts);
    facts.finish = card == kFinish;
    if (card == kHidden) {
        faceDown(piece, facts, place);
    } else {
        const Mark mark = m_rules.markAt(m_view, place);
        piece.kind = cardKind(card);
        piece.label = cardLabel(card);
        facts.number = m_rules.valueOf(card);
        facts.mark = static_cast<int>(mark);
        piece.name = Text("piece.placed")
                         .sub("card", cardName(card))
                         .sub("place", placeName(m_geometry, place));
        const bool only = m_rules.isTop(place) && !m_params.firstGame; // the finish card alone
        piece.tip =
            Text(only ? "tip.placed.top" : "tip.placed")
                .sub("mark", markName(mark))
                .sub("range", rangeText(m_bounds.lo[toIndex(place)], m_bounds.hi[toIndex(place)]));
        piece.clause = only ? "CP-8" : "CP-23";
        contradiction(piece, facts, place);
    }
    piece.facts = facts;
    m_table.pieces.push_back(std::move(piece));
}

/// What this seat knows of a face-down card, and which numbers would lose when it is turned (CP-21).
void PresentationWriter::faceDown(Piece &piece, PieceFacts &facts, int place) const
{
    const auto i = toIndex(place);
    const Card under = m_view.under[i];
    const CardSet fitting = range(m_bounds.lo[i], m_bounds.hi[i]);
    const CardSet could = under != 0 ? bitOf(under) : m_unseen;
    const CardSet fits = could & fitting;
    piece.faceDown = true;
    piece.back = "back/couperation";
    piece.kind = under != 0 ? cardKind(under) : "back";
    if (under != 0)
        piece.id = cardId(under);
    piece.owner = static_cast<SeatId>(m_view.owner[i] - 1);
    piece.label = under != 0 ? cardLabel(under) : Text();
    facts.number = under;
    facts.mark = static_cast<int>(under != 0 ? m_params.marks[under] : Mark::None);
    facts.could = countOf(could);
    facts.couldFit = countOf(fits);
    facts.contradicts = fits == 0;
    Text name(under != 0 ? "piece.down.known" : "piece.down");
    piece.name = std::move(name)
                     .seat("who", piece.owner)
                     .sub("card", under != 0 ? cardName(under) : Text("range.none"))
                     .sub("place", placeName(m_geometry, place));
    const Text asIs = rangeText(m_bounds.lo[i], m_bounds.hi[i]);
    const char *wrong = m_params.revealLoss ? "tip.down.wrong" : "tip.down.back";
    piece.tip = under != 0 ? Text(fits == 0 ? wrong : "tip.down.right")
                                 .sub("card", cardName(under))
                                 .sub("range", asIs)
                           : Text("tip.down").sub("range", asIs).sub("could", numberRuns(fits));
    piece.clause = "CP-21";
}

/// Name and tip of an empty place.
void PresentationWriter::placeWords(Piece &piece, const PieceFacts &facts, int place,
                                    CardSet wanted) const
{
    const auto i = toIndex(place);
    const int row = m_geometry.row(place);
    const bool open = facts.open;
    const bool reached = open || facts.blocked;
    const bool onlyFinish = facts.onlyFinish;
    const Text asIs = rangeText(m_bounds.lo[i], m_bounds.hi[i]);
    piece.name = Text(onlyFinish ? "piece.top"
                      : !reached ? "piece.later"
                      : open     ? "piece.open"
                                 : "piece.blocked")
                     .sub("range", asIs)
                     .sub("place", placeName(m_geometry, place));
    if (m_view.end == EndReason::Stuck &&
        reached) // the scene of the end tells what each would take
        piece.label = onlyFinish ? Text("card.finish.label") : asIs;
    if (reached && !onlyFinish) {
        if (open)
            piece.label = asIs;
        piece.tip =
            open ? Text("tip.open").sub("range", asIs).sub("unseen", numberRuns(m_unseen & wanted))
                 : Text("tip.blocked");
        piece.clause = open ? (row == 0 ? "CP-9" : "CP-10") : "CP-A5";
    } else if (onlyFinish) {
        piece.tip = Text("tip.top");
        piece.clause = "CP-8";
    }
}

void PresentationWriter::emptyPlace(int place)
{
    const int row = m_geometry.row(place);
    const int col = m_geometry.col(place);
    const int rows = m_geometry.rows();
    const int minCol = m_rules.minCol(m_view);
    const int maxCol = m_rules.maxCol(m_view);
    if (col < minCol || col + row > maxCol)
        return; // in no tower that can still come
    const auto i = toIndex(place);
    const bool reached = m_rules.reached(m_view, place);
    const bool onlyFinish = m_rules.isTop(place) && !m_params.firstGame;
    const CardSet wanted = range(m_wanted.lo[i], m_wanted.hi[i]);
    PieceFacts facts;
    Piece piece = at(place, facts);
    piece.kind = "place";
    facts.place = true;
    facts.sure = col >= maxCol - rows + 1 && col + row <= minCol + rows - 1;
    facts.onlyFinish = onlyFinish;
    if (reached) {
        facts.open = onlyFinish ? m_rules.mayLie(m_view, m_bounds, place, kFinish, false)
                                : m_bounds.open(place);
        facts.blocked = !facts.open;
        facts.wantLow = std::max<int>(1, m_wanted.lo[i]);
        facts.wantHigh = std::min<int>(kNumbers, m_wanted.hi[i]);
        facts.unseen = onlyFinish ? 0 : countOf(m_unseen & wanted);
    } else {
        facts.low = facts.high = 0;
    }
    placeWords(piece, facts, place, wanted);
    piece.facts = facts;
    m_table.pieces.push_back(std::move(piece));
}

void PresentationWriter::card(Card card, const std::string &zone, int slot, SeatId owner)
{
    Piece piece;
    const Mark mark = card == kFinish ? Mark::None : m_params.marks[card];
    piece.id = cardId(card);
    piece.kind = cardKind(card);
    piece.zone = zone;
    piece.slot = slot;
    piece.owner = owner;
    piece.label = cardLabel(card);
    piece.name = Text("piece.card").sub("card", cardName(card)).sub("mark", markName(mark));
    PieceFacts facts;
    facts.number = m_rules.valueOf(card);
    facts.mark = static_cast<int>(mark);
    facts.finish = card == kFinish;
    if (card == kFinish) {
        piece.name = Text(m_params.finishValue == 0 ? "piece.finish.plain" : "piece.finish")
                         .num("value", m_params.finishValue);
        piece.tip = Text(m_params.finishValue == 0 ? "tip.finish.plain" : "tip.finish")
                        .num("value", m_params.finishValue);
        piece.clause = "CP-17";
    } else {
        piece.tip = Text("tip.card").sub("mark", markName(mark));
        piece.clause = "CP-15";
    }
    if (Rules::shownStuck(m_view) == owner && owner != kNoSeat)
        piece.tip = Text("tip.stuck");
    if (zone == "hand") {
        for (int place = 0; place < m_geometry.places(); ++place)
            facts.fits += m_rules.mayLie(m_view, m_bounds, place, card, false) ? 1 : 0;
    }
    piece.facts = facts;
    m_table.pieces.push_back(std::move(piece));
}

void PresentationWriter::cards()
{
    int slot = 0;
    for (CardSet rest = m_view.reserve; rest != 0;)
        card(pop(rest), "reserve", slot++, kNoSeat);
    handCards();
}

/// Own cards, those of others when hands are open, and the finish card before whoever has it (CP-17).
void PresentationWriter::handCards()
{
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const std::string zone = seat == m_view.seat ? "hand" : handZone(seat);
        int slot = 0;
        for (CardSet rest = m_view.hand[toIndex(seat)]; rest != 0;)
            card(pop(rest), zone, slot++, seat);
        if (m_view.finishAt == FinishAt::Seat && m_view.finishSeat == seat)
            card(kFinish, zone, slot, seat);
    }
}

void PresentationWriter::counter(std::string id, int value, std::string clause, SeatId owner)
{
    Counter counter;
    counter.label = Text("counter." + id);
    counter.id = std::move(id);
    counter.value = value;
    counter.clause = std::move(clause);
    counter.owner = owner;
    m_table.counters.push_back(std::move(counter));
}

void PresentationWriter::counters()
{
    counter("pack", m_view.pack, "CP-27");
    counter("filled", m_view.filled, "CP-8");
    counter("goal", m_geometry.towerSize(), "CP-8");
    counter("down", m_view.down, "CP-20");
    counter("turnsLeft", m_geometry.towerSize() - m_view.filled, "CP-27", lastSeat());
    counter("discards", discards(), "CP-7");
    counter("handLimit", m_params.handLimit, "CP-25");
}

/// Who fills the last place if every turn from now on fills one (CP-27).
SeatId PresentationWriter::lastSeat() const
{
    const int left = m_geometry.towerSize() - m_view.filled;
    const bool acted = m_view.phase == Phase::Adjust || m_view.phase == Phase::Reserve;
    const int turns = left == 0 ? 0 : left - (acted ? 0 : 1);
    return static_cast<SeatId>((m_view.actor + turns) % m_rules.seats());
}

int PresentationWriter::discards() const
{
    int count = countOf(m_view.gone);
    for (const int secret : m_view.discards)
        count += secret;
    return count;
}

void PresentationWriter::facts()
{
    const SeatId next = static_cast<SeatId>((m_view.actor + 1) % m_rules.seats());
    const Mark mark =
        m_view.last == Last::Up ? m_rules.markAt(m_view, m_view.lastPlace) : Mark::None;
    TableFacts facts;
    facts.phase = static_cast<int>(m_view.phase);
    facts.rows = m_geometry.rows();
    facts.pack = m_view.pack;
    facts.discards = discards();
    facts.filled = m_view.filled;
    facts.goal = m_geometry.towerSize();
    facts.down = m_view.down;
    facts.handLimit = m_params.handLimit;
    facts.reserveSize = m_params.reserveSize;
    facts.placesLeft = m_geometry.towerSize() - m_view.filled;
    facts.lastSeat = lastSeat();
    facts.nextDraw = nextDraw(m_rules, m_view, next);
    facts.refillTo = m_params.refillTo;
    facts.drawReason = static_cast<int>(m_view.last == Last::Start  ? DrawReason::Start
                                        : m_view.last == Last::Down ? DrawReason::FaceDown
                                        : mark == Mark::None        ? DrawReason::NoMark
                                                             : static_cast<DrawReason>(mark));
    facts.heartValue = static_cast<int>(m_params.heartValue);
    facts.heartCards = m_params.heartFixed;
    facts.modifier = m_params.modifier;
    facts.openHands = m_params.openHands;
    facts.finishAt = static_cast<int>(m_view.finishAt);
    facts.finishSeat = m_view.finishSeat;
    facts.stuckSeat = Rules::shownStuck(m_view);
    facts.leastColumn = m_rules.minCol(m_view);
    facts.mostColumn = m_rules.maxCol(m_view);
    for (CardSet unseen = m_unseen; unseen != 0;)
        facts.unseen.push_back(pop(unseen));
    m_table.facts = facts;
}

void PresentationWriter::seatPanels()
{
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const bool finish = m_view.finishAt == FinishAt::Seat && m_view.finishSeat == seat;
        SeatSummary summary;
        summary.seat = seat;
        summary.detail = Text(finish ? "seat.detail.finish" : "seat.detail")
                             .num("cards", m_view.handSize[toIndex(seat)]);
        summary.active = m_view.phase != Phase::Over && seat == m_view.actor;
        m_table.seats.push_back(std::move(summary));
    }
}

Text PresentationWriter::phase() const
{
    if (m_view.phase == Phase::Over)
        return Text("phase.over");
    return Text("phase")
        .num("round", m_view.turn / m_rules.seats() + 1)
        .num("filled", m_view.filled)
        .num("goal", m_geometry.towerSize());
}

Presentation Rules::table(const View &view) const { return PresentationWriter(*this, view).run(); }

} // namespace takujo::couperation
