#pragma once
#include "core.h"

#include <string>
#include <vector>

namespace takujo::coinhunt {

/// What must hold in every position: no coin lost or doubled, a board that can be, and a phase that fits
/// what lies there. Messages are plain English for test logs.
class Invariants
{
public:
    Invariants(const Core &core, const Public &p) : m_core(core), m_params(core.params()), m_s(p) {}

    std::vector<std::string> run();

private:
    void expect(bool holds, const char *what)
    {
        if (!holds)
            m_broken.emplace_back(what);
    }
    void coins();
    void hidden();
    void board();
    void fairy();
    void seats();
    void turn();
    void phase();
    void stageFits();
    bool overlaps() const;

    const Core &m_core;
    const Params &m_params;
    const Public &m_s;
    std::vector<std::string> m_broken;
};

} // namespace takujo::coinhunt
