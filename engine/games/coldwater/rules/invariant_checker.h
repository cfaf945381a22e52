#pragma once
#include "rules/rules.h"

#include <string>
#include <vector>

namespace takujo::coldwater {

/// What must hold in every position: nothing lost or doubled, and a phase that fits what lies there.
/// Messages are plain English for test logs.
class InvariantChecker
{
public:
    InvariantChecker(const Rules &rules, const State &state)
        : m_rules(rules), m_params(rules.params()), m_s(state)
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

    const Rules &m_rules;
    const Params &m_params;
    const State &m_s;
    std::vector<std::string> m_broken;
};

} // namespace takujo::coldwater
