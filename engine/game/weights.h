#pragma once
#include "game/problem.h"
#include "game/rule_schema.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace takujo {

/// How a number of the players' judgement may be found.
enum class WeightUse : std::uint8_t {
    Fixed,  ///< by hand only
    Judged, ///< what a position is worth depends on it: fitted to the results of matches
    Played, ///< how somebody plays depends on it: found by matches of more against less
};

/// A named number of the players' judgement, which a game keeps as data (`data/weights.json`).
struct WeightName
{
    std::string id;
    WeightUse use = WeightUse::Fixed;
    float step = 0; ///< how much of it matters: a fit goes no further at once
    float least = 0;
    float most = 0;
};

/// Values of all weights of a game for each number of seats, in the order of their names.
struct WeightSet
{
    std::array<std::vector<float>, kMaxSeats + 1> bySeats;
    std::string made; ///< by which command, or "by hand"

    std::span<const float> values(int seats) const { return bySeats[toIndex(seats)]; }
    std::vector<float> &values(int seats) { return bySeats[toIndex(seats)]; }
};

/// What a game's weights file holds. `plain` are those of the references and of beginner and casual, on
/// which ladders, baselines and lessons stand; skilled, expert and master have the `strong` ones. A game may
/// have its lower levels go by those of a higher one (CCC).
struct WeightFile
{
    WeightSet plain, strong;

    const WeightSet &of(std::string_view player) const
    {
        return player == "skilled" || player == "expert" || player == "master" ? strong : plain;
    }
};

/// The names of a game's weights and its own values. Games without have no names.
struct WeightBook
{
    std::vector<WeightName> names;
    WeightFile own;
};

inline constexpr const char *kWeightsFormat = "takujo-weights/1";

/// Reads a file of weights: each is a number, or one for each number of seats from `minSeats` on.
/// Refuses what is missing, unknown or beyond its bounds.
Loaded<WeightFile> readWeights(const Json &file, std::string_view game,
                               const std::vector<WeightName> &names, int minSeats, int maxSeats);
/// The same file; values rounded to four digits.
Json writeWeights(const WeightFile &weights, std::string_view game,
                  const std::vector<WeightName> &names, int minSeats, int maxSeats);
/// Within its bounds, and no finer than a file holds it.
float weightWithin(const WeightName &name, double value);

// What a game lists is a struct of its numbers: `kGame`, its id; `file()`, its embedded file; and
// `visit(f)`, which calls f(name, value, use, step, least, most) for each, always in the same order.

/// The numbers of the search that every such game has, the last of its list.
struct SearchStyle
{
    float winPart = 0;     ///< of the reward; the rest is the margin
    float marginScale = 0; ///< points that are a clear lead
    float exploration = 0; ///< of the tree

    /// @param step of the margin
    template<class Visit>
    void visitStyle(Visit v, float step)
    {
        v("search.win_part", winPart, WeightUse::Played, 0.15F, 0.0F, 1.0F);
        v("search.margin_scale", marginScale, WeightUse::Played, step, 1.0F, 40.0F);
        v("search.exploration", exploration, WeightUse::Played, 0.2F, 0.1F, 3.0F);
    }
};

/// Fills a game's struct from the values.
template<class Weights>
Weights weightsFrom(std::span<const float> values)
{
    Weights weights;
    std::size_t next = 0;
    weights.visit([&](const char *, float &value, auto...) { value = values[next++]; });
    return weights;
}

template<class Weights>
std::vector<WeightName> weightNames()
{
    std::vector<WeightName> names;
    Weights().visit(
        [&](const char *id, float &, WeightUse use, float step, float least, float most) {
            names.push_back({id, use, step, least, most});
        });
    return names;
}

/// The names of the struct's numbers with the values of an embedded file.
/// @pre the file is one: the game's tests see to it
WeightBook ownWeights(std::vector<WeightName> names, std::string_view game,
                      std::string_view embedded, int minSeats, int maxSeats);

/// The same of a game's struct, read once; for 2 to 4 seats.
template<class Weights>
const WeightBook &weightBook()
{
    static const WeightBook book =
        ownWeights(weightNames<Weights>(), Weights::kGame, Weights::file(), 2, kMaxSeats);
    return book;
}

/// What a player goes by. @param given null = the game's own
template<class Weights>
Weights weightsOf(std::string_view player, const WeightSet *given, int seats)
{
    const WeightSet &set = given ? *given : weightBook<Weights>().own.of(player);
    return weightsFrom<Weights>(set.values(seats));
}

} // namespace takujo
