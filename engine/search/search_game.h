#pragma once
#include "base/rng.h"
#include "base/types.h"
#include "game/game_rules.h"

#include <concepts>
#include <cstdint>
#include <span>

namespace takujo {

/// One choice of a decision as the search sees it: a game's code (what it means may depend on the
/// sampled world: "the cheapest payment for square 7") and its prior. Equal codes share a node.
struct Action
{
    std::uint32_t key = 0;
    float prior = 0; ///< of one decision they sum to about 1
};

/// Most actions of one decision.
inline constexpr int kMaxActions = 256;
using ActionBuffer = std::array<Action, kMaxActions>;

/// What a simulation ended with. `reward` steers the search, the others are for people.
struct LeafValue
{
    Rewards reward{}; ///< in [0, 1]
    Rewards win{};    ///< expected share of the win, in [0, 1]
    Rewards margin{}; ///< points ahead of the best rival
};

/// What the tree search needs of a game: its abstraction of the rules, made for speed. Worlds come
/// only from sample(view): nothing here ever touches a host's state. No call may allocate.
template<class G>
concept SearchGame = std::is_trivially_copyable_v<typename G::World> &&
    std::is_trivially_copyable_v<typename G::View> &&
    requires(const G &game, const typename G::View &view, typename G::World &world,
             const typename G::World &cworld, ActionBuffer &actions, const Action &action, Rng &rng,
             LeafValue &leaf)
{
    {game.determinize(view, rng, world)};
    requires std::same_as<decltype(game.actor(cworld)), SeatId>; ///< kNoSeat = finished
    requires std::same_as<decltype(game.actions(cworld, actions)), int>;
    {game.advance(world, action, rng)};
    {game.rollout(world, rng)}; ///< plays to the cut or to the end
    {game.evaluate(cworld, leaf)};
    requires std::same_as<decltype(game.move(cworld, action)),
                          Move>; ///< the action in full, at the root
};

} // namespace takujo
