#pragma once
#include "core.h"

#include <string>
#include <vector>

namespace takujo::coldwater {

/// What must hold in every position: nothing lost or doubled, and a phase that fits what lies there.
/// Messages are plain English for test logs.
class Invariants
{
public:
    Invariants(const Core &core, const State &state)
        : m_core(core), m_params(core.params()), m_s(state)
    {}

    std::vector<std::string> run();

private:
    void expect(bool holds, const char *what)
    {
        if (!holds)
            m_broken.emplace_back(what);
    }
    void bait();
    void tokens();
    void tackle();
    void masters();
    void mystery();
    void fronts();
    void fish();
    void trophies();
    void hands();
    void turn();
    void phase();
    void resolving();
    void contest();
    int nonEmpty(SeatId seat) const;

    const Core &m_core;
    const Params &m_params;
    const State &m_s;
    std::vector<std::string> m_broken;
};

} // namespace takujo::coldwater
