#include "scene.h"

#include "rules/chance_access.h"
#include "rules/shot.h"

namespace takujo::coinhunt::test {

Scene::Scene(const Rules &rules) : m_rules(rules)
{
    // Rows of three, 45 mm apart: no coin touches another or is within a step of the fairy.
    for (int colour = 0; colour < kColours; ++colour) {
        const int row = colour / 3;
        m_s.board.add(colour * kOfColour);
        m_s.pose[toIndex(colour * kOfColour)] =
            boardPose({35.0 + 45.0 * (colour % 3), 60.0 + 45.0 * row, 0});
    }
    m_s.fairy = 0;
    m_s.die = 1;
    m_s.turn = 1;
    m_s.lucky = 5 * kOfColour + 11;
}

void Scene::put(CoinSet &set, const std::string &codes)
{
    const CoinSet moved = coins(codes);
    for (const int c : moved) {
        if (m_s.board.has(c))
            m_s.pose[toIndex(c)] = {};
    }
    m_s.board.remove(moved);
    set.add(moved);
}

Scene &Scene::at(const std::string &code, double x, double y)
{
    m_s.board.add(coin(code));
    m_s.pose[toIndex(coin(code))] = boardPose({x, y, 0});
    return *this;
}

Scene &Scene::fairy(const std::string &code, int die)
{
    m_s.fairy = code.empty() ? kNone : static_cast<std::uint8_t>(coin(code));
    m_s.die = static_cast<std::uint8_t>(die);
    return *this;
}

Scene &Scene::active(int seat)
{
    m_s.active = static_cast<SeatId>(seat);
    return *this;
}

Scene &Scene::hand(const std::string &codes)
{
    CoinSet set;
    put(set, codes);
    for (const int c : set)
        m_s.hand.push(static_cast<std::uint8_t>(c));
    return *this;
}

Scene &Scene::wallet(int seat, const std::string &codes)
{
    put(m_s.wallet[toIndex(seat)], codes);
    return *this;
}

Scene &Scene::vault(int seat, const std::string &codes)
{
    put(m_s.vault[toIndex(seat)], codes);
    return *this;
}

Scene &Scene::jam(int seat, const std::string &codes)
{
    put(m_s.jam[toIndex(seat)], codes);
    return *this;
}

Scene &Scene::stash(const std::string &codes)
{
    put(m_s.stash, codes);
    return *this;
}

Scene &Scene::gone(const std::string &codes)
{
    put(m_s.gone, codes);
    return *this;
}

Scene &Scene::fallen(const std::string &codes)
{
    put(m_s.fallen, codes);
    return *this;
}

Scene &Scene::lucky(const std::string &code)
{
    m_s.lucky = static_cast<std::uint8_t>(coin(code));
    return *this;
}

Scene &Scene::secrets(int seat, int count)
{
    m_secrets[toIndex(seat)] = count;
    return *this;
}

Scene &Scene::used()
{
    m_s.secretUsed = 1;
    return *this;
}

Scene &Scene::stock(int left)
{
    m_stock = left;
    return *this;
}

Scene &Scene::removedTaken(int count)
{
    m_s.removedNext = static_cast<std::uint8_t>(count);
    return *this;
}

/// Deals out the places of the stock so that no coin is lost.
void Scene::fillUp()
{
    int secrets = 0;
    for (const int count : m_secrets)
        secrets += count;
    const int removed = m_rules.params().removed - m_s.removedNext;
    int left = kCoins - ChanceAccess::seen(m_s).size() - secrets - removed;
    if (m_stock >= 0) {
        for (int c = kCoins - 1; c >= 0 && left > m_stock; --c) {
            if (!ChanceAccess::seen(m_s).has(c)) {
                m_s.gone.add(c);
                --left;
            }
        }
    }
    m_s.next = static_cast<std::uint8_t>(kStock - left);
    int place = m_rules.params().removed;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        for (int i = 0; i < m_secrets[seat]; ++i)
            m_s.secret[seat].add(place++);
    }
}

State Scene::checked()
{
    m_s.actor = m_s.active;
    m_s.reached = m_s.active;
    for (const std::string &broken : m_rules.invariants(m_s))
        giveUp("scene: " + broken);
    return m_s;
}

State Scene::insert()
{
    fillUp();
    m_s.phase = Phase::Insert;
    m_s.stage = Stage::Insert;
    return checked();
}

State Scene::secret()
{
    fillUp();
    m_s.phase = Phase::Secret;
    m_s.stage = Stage::Secret;
    return checked();
}

State Scene::jamTurn()
{
    m_s.die = 0;
    m_s.fairy = kNone;
    fillUp();
    m_s.phase = Phase::Jam;
    m_s.stage = Stage::Jam;
    return checked();
}

State Scene::share()
{
    m_s.die = 0;
    m_s.fairy = kNone;
    fillUp();
    m_s.phase = Phase::Share;
    m_s.stage = Stage::Half;
    return checked();
}

State Scene::after(const std::string &falls, const Script &more)
{
    State state = insert();
    Script script;
    script.shot(falls);
    for (const ChanceOutcome &answer : more.answers)
        script.answers.push_back(answer);
    play(m_rules, state, push(m_rules, state), script);
    return state;
}

} // namespace takujo::coinhunt::test
