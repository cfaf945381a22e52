#pragma once
#include "fixture.h"

namespace takujo::coinhunt::test {

/// A position put together by hand. The six coins of the start lie far apart on the board unless they
/// are put elsewhere; whatever is not named is in the stock.
class Scene
{
public:
    explicit Scene(const Rules &rules);

    Scene &at(const std::string &code, double x, double y); ///< on the board, mm
    Scene &fairy(const std::string &code, int die);
    Scene &active(int seat);
    Scene &hand(const std::string &codes);
    Scene &wallet(int seat, const std::string &codes);
    Scene &vault(int seat, const std::string &codes);
    Scene &jam(int seat, const std::string &codes);
    Scene &stash(const std::string &codes);
    Scene &gone(const std::string &codes);
    Scene &fallen(const std::string &codes);
    Scene &lucky(const std::string &code);
    Scene &secrets(int seat, int count);
    Scene &used();                  ///< a secret coin, in this turn
    Scene &stock(int left);         ///< the other unnamed coins have left the game
    Scene &removedTaken(int count); ///< of the removed coins

    // what the position waits for
    State insert();
    State secret();
    State jamTurn();
    State share();
    /// The last coin in hand is pushed in and these coins fall: what the active seat meets then.
    State after(const std::string &falls, const Script &more = {});

private:
    void put(CoinSet &set, const std::string &codes);
    void fillUp();
    State checked();

    const Rules &m_rules;
    State m_s;
    int m_stock = -1;
    std::array<int, kMaxSeats> m_secrets{};
};

} // namespace takujo::coinhunt::test
