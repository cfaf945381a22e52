#pragma once
#include "search/search_game.h"

#include <atomic>
#include <stop_token>

namespace takujo::test {

/// Nim: take 1 to 3 of a heap, whoever takes the last one wins. The right move leaves a multiple of
/// four. No hidden information; rewards say who wins.
class Nim
{
public:
    struct View
    {
        int heap = 0;
    };
    struct World
    {
        int heap = 0;
        int actor = 0;
    };

    void determinize(const View &view, Rng &, World &world) const { world = {view.heap, 0}; }
    SeatId actor(const World &world) const
    {
        return world.heap == 0 ? kNoSeat : static_cast<SeatId>(world.actor);
    }
    int actions(const World &world, ActionBuffer &actions) const
    {
        const int count = world.heap < 3 ? world.heap : 3;
        for (int i = 0; i < count; ++i)
            actions[static_cast<std::size_t>(i)] = {static_cast<std::uint32_t>(i + 1),
                                                    1.0F / static_cast<float>(count)};
        return count;
    }
    void advance(World &world, const Action &action, Rng &) const
    {
        world.heap -= static_cast<int>(action.key);
        world.actor = 1 - world.actor;
    }
    void rollout(World &world, Rng &rng) const
    {
        ActionBuffer buffer;
        while (world.heap > 0) {
            const auto count = static_cast<std::uint32_t>(actions(world, buffer));
            advance(world, buffer[rng.below(count)], rng);
        }
    }
    void evaluate(const World &world, LeafValue &leaf) const
    {
        leaf.reward[static_cast<std::size_t>(1 - world.actor)] = 1;
        leaf.win = leaf.reward;
    }
    Move move(const World &, const Action &action) const
    {
        return {static_cast<std::uint8_t>(action.key), {}};
    }
};

/// One card each from 1 to 9, the other's is hidden. Seat 0 folds (0.5), bets, or bets twice: twice
/// wins 1 or loses all, once wins 0.8 or keeps 0.2. Right: fold below 5, bet twice above 5. A search
/// that decided with the rival's card in sight would never fold with a 1 to 8.
class HighCard
{
public:
    struct View
    {
        int own = 0;
    };
    struct World
    {
        int own = 0;
        int other = 0;
        int choice = 0;
    };

    void determinize(const View &view, Rng &rng, World &world) const
    {
        const int other = 1 + static_cast<int>(rng.below(8));
        world = {view.own, other < view.own ? other : other + 1, 0};
    }
    SeatId actor(const World &world) const { return world.choice == 0 ? SeatId{0} : kNoSeat; }
    int actions(const World &, ActionBuffer &actions) const
    {
        for (std::uint32_t i = 0; i < 3; ++i)
            actions[i] = {i + 1, 1.0F / 3};
        return 3;
    }
    void advance(World &world, const Action &action, Rng &) const
    {
        world.choice = static_cast<int>(action.key);
    }
    void rollout(World &, Rng &) const {}
    void evaluate(const World &world, LeafValue &leaf) const
    {
        const float stake = world.choice == 1 ? 0.0F : world.choice == 2 ? 0.3F : 0.5F;
        leaf.reward[0] = 0.5F + (world.own > world.other ? stake : -stake);
    }
    Move move(const World &, const Action &action) const
    {
        return {static_cast<std::uint8_t>(action.key), {}};
    }
};

/// Never ends by itself and has more actions than widening admits at first; action 77 is best
/// although its prior is small.
class Wide
{
public:
    struct View
    {
        int unused = 0;
    };
    struct World
    {
        int depth = 0;
        int right = 0;
    };

    void determinize(const View &, Rng &, World &world) const { world = {}; }
    SeatId actor(const World &) const { return 0; }
    int actions(const World &, ActionBuffer &actions) const
    {
        for (std::uint32_t i = 0; i < 100; ++i)
            actions[i] = {i, i == 77 ? 0.006F : 0.01F + (i < 10 ? 0.01F : 0.0F)};
        return 100;
    }
    void advance(World &world, const Action &action, Rng &) const
    {
        world.right += world.depth == 0 && action.key == 77 ? 1 : 0;
        ++world.depth;
    }
    void rollout(World &world, Rng &rng) const { world.depth += static_cast<int>(rng.below(50)); }
    void evaluate(const World &world, LeafValue &leaf) const
    {
        leaf.reward[0] = world.right > 0 ? 0.9F : 0.3F;
    }
    Move move(const World &, const Action &action) const
    {
        return {static_cast<std::uint8_t>(action.key), {}};
    }
};

/// Asks for its own end when `stopAt` simulations have begun, in whatever thread that is.
struct StoppedWide : Wide
{
    void determinize(const View &view, Rng &rng, World &world) const
    {
        if (++begun == stopAt)
            stop.request_stop();
        Wide::determinize(view, rng, world);
    }

    std::uint64_t stopAt = 0;
    mutable std::stop_source stop;
    mutable std::atomic<std::uint64_t> begun{0};
};

} // namespace takujo::test
