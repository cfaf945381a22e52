#include "rules/move_executor.h"

#include <algorithm>

namespace takujo::hakkutsu {

void MoveExecutor::deal()
{
    dealRocks();
    const int start = m_params.startFunds;
    m_s.bank = static_cast<std::uint8_t>(m_params.coinSupply);
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) { // HK-4
        m_s.pos[toIndex(seat)] = static_cast<std::uint8_t>(m_rules.map().base());
        takeCoins(seat, start, "HK-4");
    }
    m_tell(&EventWriter::laid, m_s);
    dealMuseums();
    if (!m_params.museumDraft)
        dealEquipment();
}

// HK-3: two cards a cell; their tops are turned up where the rule says so (HK-26: not).
void MoveExecutor::dealRocks()
{
    m_s.undecided = m_params.rockDeck;
    for (const std::uint8_t cell : m_rules.map().rockCells()) {
        Pile &pile = m_s.piles[cell];
        pile.height = kPile;
        if (!m_params.faceUpAtStart)
            continue;
        decide(cell, 0);
        pile.known[0] = kOpen;
    }
}

/// What the card is, when nobody has seen it yet.
void MoveExecutor::decide(int cell, int slot)
{
    Pile &pile = m_s.piles[toIndex(cell)];
    if (pile.known[toIndex(slot)] != 0)
        return;
    const int deck = m_rules.map().deck(cell, slot);
    const std::size_t first = m_params.deckFirst[toIndex(deck)];
    const std::size_t count = m_params.deckFirst[toIndex(deck + 1)] - first;
    const DeckPlace place{static_cast<std::uint8_t>(deck), 0,
                          static_cast<std::uint16_t>(m_rules.map().place(cell, slot))};
    const int found = m_chance.card(place, Counts(m_params.rockDeck).subspan(first, count),
                                    Counts(m_s.undecided).subspan(first, count));
    const auto kind = static_cast<std::uint8_t>(first + toIndex(found));
    --m_s.undecided[kind];
    pile.kind[toIndex(slot)] = kind;
}

void MoveExecutor::dealMuseums()
{
    const std::size_t kinds = m_params.museums.size();
    std::array<std::uint8_t, kMaxMuseums> all{};
    std::fill_n(all.begin(), kinds, std::uint8_t{1});
    std::array<std::uint8_t, kMaxMuseums> left = all;
    const int seats = m_rules.seats();
    const int cards = m_params.museumDraft ? seats + 2 : seats; // HK-6, HK-7
    for (int i = 0; i < cards; ++i) {
        const DeckPlace place{kDeckMuseums, 0, static_cast<std::uint16_t>(i)};
        const int museum =
            m_chance.card(place, Counts(all).first(kinds), Counts(left).first(kinds));
        left[toIndex(museum)] = 0;
        if (m_params.museumDraft)
            m_s.offer = static_cast<std::uint16_t>(m_s.offer | 1U << static_cast<unsigned>(museum));
        else
            m_s.museum[toIndex(i)] = static_cast<std::uint8_t>(museum);
    }
    if (!m_params.museumDraft) {
        m_tell(&EventWriter::museumsDealt, m_s);
        return;
    }
    m_s.phase = Phase::Museum;
    m_s.actor = static_cast<SeatId>(seats - 1); // the last player draws them
    m_s.offered = static_cast<std::uint8_t>(cards);
    m_s.sawMuseums[toIndex(m_s.actor)] = m_s.offer;
}

// HK-7: keep one, open; the rest goes to the seat before.
void MoveExecutor::chooseMuseum(int museum)
{
    m_s.museum[toIndex(seat())] = static_cast<std::uint8_t>(museum);
    m_s.offer = static_cast<std::uint16_t>(m_s.offer & ~(1U << static_cast<unsigned>(museum)));
    --m_s.offered;
    ++m_s.turn;
    m_tell(&EventWriter::museumChosen, m_s, museum);
    if (seat() == 0) {
        dealEquipment();
        return;
    }
    --m_s.actor;
    m_s.sawMuseums[toIndex(seat())] = m_s.offer;
}

// HK-8, while the deck lasts.
void MoveExecutor::dealEquipment()
{
    m_s.deck = m_params.equipmentDeck;
    m_s.composition = m_s.deck;
    m_s.deckSize = static_cast<std::uint8_t>(total(m_s.deck));
    for (int s = 0; s < m_rules.seats(); ++s) {
        for (int i = 0; i < m_params.dealt && m_s.deckSize > 0; ++i) {
            const DeckPlace place{kDeckEquipment, 0, m_s.deckPlace};
            const int effect = m_chance.card(place, m_s.composition, m_s.deck);
            --m_s.deck[toIndex(effect)];
            --m_s.deckSize;
            ++m_s.deckPlace;
            ++m_s.hands[toIndex(s)][toIndex(effect)];
            ++m_s.handSize[toIndex(s)];
        }
    }
    m_tell(&EventWriter::equipmentDealt, m_s);
    nextKeeper(0);
}

/// The next seat that has to put something back; when there is none the game begins.
void MoveExecutor::nextKeeper(int from)
{
    for (int s = from; s < m_rules.seats(); ++s) {
        const int dealtCards = m_s.handSize[toIndex(s)];
        if (m_params.keeps(s, dealtCards) < dealtCards) {
            m_s.phase = Phase::Keep;
            m_s.actor = static_cast<SeatId>(s);
            return;
        }
    }
    beginGame();
}

// HK-8: secret until the end, only the number is public (HK-A16).
void MoveExecutor::keep(const Equipment &cards)
{
    Equipment &hand = m_s.hands[toIndex(seat())];
    Equipment &back = m_s.returned[toIndex(seat())];
    for (std::size_t e = 0; e < kEffects; ++e)
        back[e] = static_cast<std::uint8_t>(hand[e] - cards[e]);
    m_tell(&EventWriter::kept, m_s, cards);
    hand = cards;
    m_s.handSize[toIndex(seat())] = static_cast<std::uint8_t>(total(cards));
    ++m_s.turn;
    nextKeeper(seat() + 1);
}

/// The returned cards are shuffled in after all have chosen: another order of the deck.
void MoveExecutor::beginGame()
{
    for (const Equipment &back : m_s.returned) {
        for (std::size_t e = 0; e < kEffects; ++e)
            m_s.deck[e] = plus(m_s.deck[e], back[e]);
    }
    m_s.composition = m_s.deck;
    m_s.deckSize = static_cast<std::uint8_t>(total(m_s.deck));
    m_s.deckPlace = 0;
    m_s.epoch = 1;
    m_s.actor = 0; // HK-5: the first seat is the start player
    m_tell(&EventWriter::roundBegins, m_s);
    beginTurn();
}

} // namespace takujo::hakkutsu
