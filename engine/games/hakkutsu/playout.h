#pragma once
#include "choices.h"

namespace takujo::hakkutsu {

/// Quick play for simulations: plain sense with a little whim. Also uniform random play.
class Playout
{
public:
    Playout(const Core &core, const Values &values, const Choices &choices)
        : m_core(core), m_values(values), m_choices(choices)
    {}

    /// Plays until so many more turns are over or the game is.
    void run(State &s, int turns, Rng &rng) const;
    /// @param whim points by which a target may be misjudged at random
    Move move(const State &s, float whim, Rng &rng) const;
    /// The same with goals misjudged as given, the same way all along a trip.
    Move misled(const State &s, const Choices::Whims &whims, Rng &rng) const;
    Move random(const State &s, Rng &rng) const;

private:
    Move go(const State &s, const Outlook &outlook, float whim, Rng &rng,
            const Choices::Whims *whims = nullptr) const;
    Move mine(const State &s, const Outlook &outlook, float whim = 0) const;
    Move twice(const State &s, const Outlook &outlook) const;
    Move keep(const State &s) const;
    Move museum(const State &s) const;
    Move look(const State &s, const Outlook &outlook) const;
    Move swap(const State &s, const Outlook &outlook) const;

    const Core &m_core;
    const Values &m_values;
    const Choices &m_choices;
};

} // namespace takujo::hakkutsu
