#pragma once
#include "rules/rules.h"

#include <string>
#include <vector>

namespace takujo::coinhunt {

/// What must hold in every position: no coin lost or doubled, a board that can be, and a phase that fits
/// what lies there. Messages are plain English for test logs.
class InvariantChecker
{
public:
    InvariantChecker(const Rules &rules, const PublicState &p)
        : m_rules(rules), m_params(rules.params()), m_s(p)
    {}

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

    const Rules &m_rules;
    const Params &m_params;
    const PublicState &m_s;
    std::vector<std::string> m_broken;
};

} // namespace takujo::coinhunt
