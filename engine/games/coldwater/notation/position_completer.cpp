#include "notation/position.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace takujo::coldwater {

namespace {

/// Fills in what positions leave out, because it follows from where everything else lies.
class PositionCompleter
{
public:
    PositionCompleter(const Rules &rules, const Json &json, State &s)
        : m_rules(rules), m_params(rules.params()), m_json(json), m_s(s)
    {}

    Problems run()
    {
        fish();
        for (int l = 0; l < kLocations; ++l)
            location(l);
        masters();
        mystery();
        tackle();
        if (!m_json.contains("bag"))
            bag();
        return std::move(m_problems);
    }

private:
    bool has(const char *object, const char *key) const
    {
        return m_json.contains(object) && m_json[object].contains(key);
    }
    void fail(const char *id, const std::string &path)
    {
        m_problems.push_back(fieldProblem(id, path).front());
    }

    /// All fish that are in no catch; location() takes the fronts out.
    void fish()
    {
        for (std::size_t kind = 0; kind < m_params.fish.size(); ++kind)
            m_s.undecided[kind / 64] |= std::uint64_t{1} << (kind % 64);
        for (std::size_t i = 0; i < m_params.species.size(); ++i)
            m_s.under[i] = m_params.species[i].count;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            for (std::size_t i = 0; i < m_s.caught[seat]; ++i) {
                const std::uint8_t kind = m_s.kinds[seat][i];
                const std::uint64_t bit = std::uint64_t{1} << (kind % 64);
                if ((m_s.undecided[kind / 64U] & bit) == 0) {
                    fail("position.fish", "seats/" + std::to_string(seat) + "/fish");
                    continue;
                }
                m_s.undecided[kind / 64U] &= ~bit;
                --m_s.under[m_params.fish[kind].species];
            }
        }
    }

    Front deal(std::size_t l)
    {
        for (std::uint8_t i = m_params.firstSpecies[l]; i < m_params.firstSpecies[l + 1]; ++i) {
            if (m_s.under[i] == 0)
                continue;
            --m_s.under[i];
            return {m_s.next[l]++, i};
        }
        return {};
    }

    /// Left out: the cards of the deck in the order of the species table.
    void location(int location)
    {
        const auto l = toIndex(location);
        const std::string &name = locationNames()[l];
        const bool given = m_json.contains(name);
        if (!given)
            m_s.next[l] = static_cast<std::uint8_t>(m_params.fishAt(location) -
                                                    m_rules.topsLeft(m_s, location));
        for (int zone = 0; zone <= kZones; ++zone) {
            Front &card = zone < kZones ? m_s.cards[toIndex(slotOf(location, zone))] : m_s.tops[l];
            if (!given)
                card = deal(l);
            else if (card.species != kNone && m_s.under[card.species] == 0)
                fail("position.fish", name + (zone < kZones ? "/cards" : "/top"));
            else if (card.species != kNone)
                --m_s.under[card.species];
        }
        if (given && !m_json[name].contains("next"))
            m_s.next[l] = static_cast<std::uint8_t>(m_params.fishAt(location) -
                                                    m_rules.topsLeft(m_s, location));
    }

    void masters()
    {
        std::uint64_t out = 0;
        for (std::size_t s = 0; s < kMaxSeats; ++s) {
            out |= m_s.mastersCaught[s];
            for (const Master &card : m_s.open[s])
                out |= std::uint64_t{1} << card.card;
        }
        m_s.mastersLeft = (~std::uint64_t{0} >> (64 - m_params.masters.size())) & ~out;
        for (std::size_t i = 0; i < toIndex(m_params.masterDisplay); ++i) {
            if (!m_json.contains("display") && m_s.mastersLeft != 0)
                m_s.display[i] = static_cast<std::uint8_t>(std::countr_zero(m_s.mastersLeft));
            if (m_s.display[i] != kNone)
                m_s.mastersLeft &= ~(std::uint64_t{1} << m_s.display[i]);
        }
        m_s.masterNext = static_cast<std::uint8_t>(m_params.masters.size() -
                                                   toIndex(std::popcount(m_s.mastersLeft)));
    }

    void mystery()
    {
        std::uint32_t won = 0;
        for (const std::uint32_t trophies : m_s.mysteryWon)
            won |= trophies;
        m_s.mysteryLeft = (~0U >> (32 - m_params.mystery.size())) & ~won;
        if (!m_json.contains("mystery") && m_s.mysteryLeft != 0)
            m_s.mystery = static_cast<std::uint8_t>(std::countr_zero(m_s.mysteryLeft));
        if (m_s.mystery != kNone)
            m_s.mysteryLeft &= ~(1U << m_s.mystery);
        m_s.mysteryNext = static_cast<std::uint8_t>(m_params.mystery.size() -
                                                    toIndex(std::popcount(m_s.mysteryLeft)));
    }

    void tackle()
    {
        int next = 0;
        for (std::size_t kind = 0; kind < kTackleKinds; ++kind) {
            int left = m_params.tackleEach - m_s.tackleUsed[kind];
            for (const auto &held : m_s.tackle)
                left -= held[kind];
            if (!has("tackle", "left"))
                m_s.tackleLeft[kind] = static_cast<std::uint8_t>(std::max(0, left));
            if (!has("tackle", "shuffled"))
                m_s.tackleShuffled[kind] = m_s.tackleLeft[kind];
            next += m_s.tackleShuffled[kind] - m_s.tackleLeft[kind];
        }
        m_s.tackleNext = static_cast<std::uint8_t>(next);
    }

    void bag()
    {
        m_s.bag[kClear] = static_cast<std::uint8_t>(m_params.clearBait);
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            int left = m_params.baitPerColour - m_s.discard[colour] -
                       (m_s.colour == colour ? m_s.pending : 0);
            for (const auto &board : m_s.bait)
                left -= board[0][colour] + board[1][colour] + board[2][colour] + board[3][colour];
            for (const auto &open : m_s.open) {
                for (const Master &master : open)
                    left -= filledWith(master, colour);
            }
            m_s.bag[colour] = static_cast<std::uint8_t>(std::max(0, left));
        }
    }

    int filledWith(const Master &master, std::size_t colour) const
    {
        int filled = 0;
        for (std::size_t slot = 0; slot < 3; ++slot)
            filled += (master.filled >> slot & 1) != 0 &&
                              m_params.masters[master.card].colour[slot] == colour
                          ? 1
                          : 0;
        return filled;
    }

    const Rules &m_rules;
    const Params &m_params;
    const Json &m_json;
    State &m_s;
    Problems m_problems;
};

} // namespace

Problems complete(const Rules &rules, const Json &json, State &s)
{
    return PositionCompleter(rules, json, s).run();
}

} // namespace takujo::coldwater
