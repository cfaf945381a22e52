#include "table/presentation_writer.h"
#include "rules/names.h"
#include "table/prompt_writer.h"

#include <algorithm>

namespace takujo::coinhunt {

Presentation PresentationWriter::run()
{
    board();
    shared();
    for (SeatId s = 0; s < m_rules.seats(); ++s)
        seat(s);
    counters();
    m_table.facts = facts();
    seatPanels();
    m_table.prompt = PromptWriter(m_rules, m_view).run();
    m_table.phase = phase();
    return std::move(m_table);
}

bool inSecondHalf(const PublicState &p) { return p.die == 0; }

PieceFacts PresentationWriter::factsOf(int coin)
{
    PieceFacts facts;
    facts.coin = true;
    facts.colour = colourOf(coin);
    facts.magic = isMagic(coin);
    return facts;
}

Piece &PresentationWriter::coin(int coin, const std::string &zoneId, int slot, SeatId owner)
{
    Piece &out = m_table.addPiece(coinId(coin), coinKind(coin), zoneId, slot, owner);
    out.name = Text("piece.coin").sub("coin", coinName(coin));
    out.facts = factsOf(coin);
    return out;
}

void PresentationWriter::row(const CoinSet &coins, const std::string &zoneId, SeatId owner)
{
    int slot = 0;
    for (const int c : coins)
        coin(c, zoneId, slot++, owner);
}

void PresentationWriter::shared()
{
    m_table.addZone("stock", Zone::Kind::Stack, Text("zone.stock")).count =
        m_rules.stockLeft(m_view);
    m_table.addZone("removed", Zone::Kind::Stack, Text("zone.removed")).count =
        m_rules.removedLeft(m_view);
    stash();
    m_table.addZone("lucky", Zone::Kind::Row, Text("zone.lucky"));
    if (m_view.lucky != kNone) {
        Piece &lucky = coin(m_view.lucky, "lucky", 0);
        lucky.tip = Text("tip.lucky").num("points", m_params.luckyPoints);
        lucky.clause = "CH-44";
    }
    m_table.addZone("hand", Zone::Kind::Row, Text("zone.hand"), m_view.active);
    int slot = 0;
    for (const std::uint8_t c : m_view.hand)
        coin(c, "hand", slot++, m_view.active);
    m_table.addZone("fallen", Zone::Kind::Row, Text("zone.fallen"));
    row(m_view.fallen, "fallen");
    m_table.addZone("gone", Zone::Kind::Row, Text("zone.gone"));
    row(m_view.gone, "gone");
    m_table.addZone("parked", Zone::Kind::Row, Text("zone.parked"));
    row(m_view.parked, "parked");
    m_table.addZone("aside", Zone::Kind::Row, Text("zone.aside"));
    die();
}

/// While the stash is shared out it lies in piles, one a colour (CH-37).
void PresentationWriter::stash()
{
    m_table.addZone("stash", Zone::Kind::Row, Text("zone.stash"));
    if (m_view.phase != Phase::Share) {
        row(m_view.stash, "stash");
        return;
    }
    std::array<std::array<int, 2>, kColours> piles{};
    for (const int c : m_view.stash)
        ++piles[toIndex(colourOf(c))][isMagic(c) ? 1 : 0];
    for (int colour = 0; colour < kColours; ++colour) {
        const auto &pile = piles[toIndex(colour)];
        const int count = pile[0] + pile[1];
        if (count == 0)
            continue;
        Piece &out = m_table.addPiece(pileId(colour), "pile-" + colourNames()[toIndex(colour)],
                                      "stash", colour);
        out.count = count;
        out.label = Text("text.number").num("number", count);
        out.name = Text("piece.pile").sub("colour", colourName(colour)).num("count", count);
        out.tip = Text("tip.pile");
        out.clause = "CH-37";
        PieceFacts facts;
        facts.colour = colour;
        out.facts = facts;
    }
}

void PresentationWriter::seat(SeatId s)
{
    const auto i = toIndex(s);
    Zone &wallet = m_table.addZone(seatZone("wallet", s), Zone::Kind::Slots,
                                   Text("zone.wallet").seat("who", s), s);
    wallet.cols = kColours;
    wallet.rows = 1;
    for (const int c : m_view.wallet[i])
        coin(c, seatZone("wallet", s), colourOf(c), s);
    m_table.addZone(seatZone("vault", s), Zone::Kind::Row, Text("zone.vault").seat("who", s), s);
    row(m_view.vault[i], seatZone("vault", s), s);
    secrets(s);
    m_table.addZone(seatZone("jam", s), Zone::Kind::Row, Text("zone.jam").seat("who", s), s);
    row(m_view.jam[i], seatZone("jam", s), s);
}

/// CH-8: their faces are nobody's knowledge.
void PresentationWriter::secrets(SeatId s)
{
    m_table.addZone(seatZone("secret", s), Zone::Kind::Row, Text("zone.secret").seat("who", s), s);
    for (int n = 0; n < m_view.secret[toIndex(s)].size(); ++n) {
        Piece &out = m_table.addPiece(secretId(s, n), "coin-back", seatZone("secret", s), n, s);
        out.faceDown = true;
        out.back = "coin-back";
        out.name = Text("piece.secret");
        out.tip = Text("tip.secret");
        out.clause = "CH-8";
    }
}

void PresentationWriter::counters()
{
    const auto counter = [this](const char *id, const char *label, int value, const char *clause) {
        m_table.counters.push_back({id, Text(label), value, kNoSeat, clause});
    };
    counter("stock", "zone.stock", m_rules.stockLeft(m_view), "CH-35");
    counter("removed", "zone.removed", m_rules.removedLeft(m_view), "CH-6");
    if (m_view.die > 0)
        counter("die", "counter.die", m_view.die, "CH-14");
}

TableFacts PresentationWriter::facts() const
{
    TableFacts facts;
    facts.phase = static_cast<int>(m_view.phase);
    facts.activeSeat = m_view.active;
    facts.secondHalf = inSecondHalf(m_view);
    facts.boardSize = m_params.boardSize;
    facts.coinSize = m_params.coinSize;
    facts.stock = m_rules.stockLeft(m_view);
    facts.die = m_view.die;
    facts.foul = m_params.noDirectDrop;
    std::array<int, kColours> most{};    // of one seat
    std::array<int, kColours> holders{}; // seats with as many
    for (SeatId s = 0; s < m_rules.seats(); ++s) {
        const auto i = toIndex(s);
        facts.edges.push_back(static_cast<int>(m_params.edges[i]));
        facts.wallet.push_back(m_view.wallet[i].size());
        facts.vault.push_back(m_view.vault[i].size());
        facts.secret.push_back(m_view.secret[i].size());
        facts.jam.push_back(m_view.jam[i].size());
        std::array<int, kColours> held{};
        for (const int c : m_view.vault[i])
            ++held[toIndex(colourOf(c))];
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            holders[colour] = held[colour] > most[colour]    ? 1
                              : held[colour] == most[colour] ? holders[colour] + 1
                                                             : holders[colour];
            most[colour] = std::max(most[colour], held[colour]);
            facts.vaultColours.push_back(held[colour]);
        }
    }
    for (std::size_t at = 0; at < facts.vaultColours.size(); ++at) {
        const std::size_t colour = at % kColours;
        const bool alone = facts.vaultColours[at] > 0 && facts.vaultColours[at] == most[colour] &&
                           holders[colour] == 1;
        facts.alone.push_back(alone ? 1 : 0);
    }
    return facts;
}

void PresentationWriter::seatPanels()
{
    const Outcome standing = m_rules.standing(m_view);
    for (SeatId s = 0; s < m_rules.seats(); ++s) {
        const auto i = toIndex(s);
        SeatSummary panel;
        panel.seat = s;
        panel.score = standing.score[i];
        panel.detail = Text(inSecondHalf(m_view) ? "seat.detail.jam" : "seat.detail")
                           .num("vault", m_view.vault[i].size())
                           .num("wallet", m_view.wallet[i].size())
                           .num("secret", m_view.secret[i].size())
                           .num("jam", m_view.jam[i].size());
        panel.active = m_view.phase != Phase::Over && m_view.active == s;
        m_table.seats.push_back(std::move(panel));
    }
}

Text PresentationWriter::phase() const
{
    if (m_view.phase == Phase::Over)
        return Text("phase.over");
    if (inSecondHalf(m_view))
        return Text("phase.second");
    if (m_view.turn == 0)
        return Text("phase.setup");
    return Text("phase.first").num("round", (m_view.turn - 1) / m_rules.seats() + 1);
}

Presentation Rules::table(const View &view) const { return PresentationWriter(*this, view).run(); }

} // namespace takujo::coinhunt
