#include "conformance.h"

#include <cassert>

namespace takujo::conformance {

Setup makeSetup(const GameDefinition &definition, const RuleSet &rules, int seats)
{
    Loaded<RuleValues> values = effectiveValues(definition.schema, rules);
    assert(values.ok());
    Setup setup;
    setup.rules = rules;
    setup.game = definition.create(*values, seats);
    setup.reference = definition.id + ":" + rules.base;
    setup.name = setup.reference + ", " + std::to_string(seats) + " seats";
    return setup;
}

std::vector<Setup> allSetups(const GameDefinition &definition)
{
    std::vector<Setup> setups;
    for (const Preset &preset : definition.schema.presets) {
        const RuleSet rules = officialRuleSet(definition.schema, definition.texts, preset.id);
        for (int seats = definition.minSeats; seats <= definition.maxSeats; ++seats)
            setups.push_back(makeSetup(definition, rules, seats));
    }
    return setups;
}

void Findings::enter(const Setup &setup, std::uint64_t seed, const std::string &again)
{
    m_setup = setup.name;
    m_again = again;
    m_seed = seed;
    m_ply = -1;
}

void Findings::fail(const std::string &check, const std::string &message)
{
    ++m_total;
    if (m_failures.size() < kKept)
        m_failures.push_back({check, message, m_setup, m_seed, m_ply, m_again});
}

bool Findings::expect(bool holds, const std::string &check, const std::string &message)
{
    ++m_counts[check];
    if (!holds)
        fail(check, message);
    return holds;
}

void Findings::merge(const Findings &other)
{
    m_total += other.m_total;
    for (const Failure &failure : other.m_failures) {
        if (m_failures.size() < kKept)
            m_failures.push_back(failure);
    }
    for (const auto &[what, n] : other.m_counts)
        m_counts[what] += n;
    m_notes.insert(other.m_notes.begin(), other.m_notes.end());
    m_used.insert(other.m_used.begin(), other.m_used.end());
}

std::string Findings::summary() const
{
    std::string out;
    for (const Failure &f : m_failures) {
        out += f.check + " (" + f.setup + ", seed " + std::to_string(f.seed) + ", ply " +
               std::to_string(f.ply) + "): " + f.message + "\n";
        if (!f.again.empty())
            out += "    takujo-cli " + f.again + "\n";
    }
    if (m_total > m_failures.size())
        out += "... " + std::to_string(m_total) + " failures in all\n";
    return out;
}

std::string repeatCommand(const char *command, const Setup &setup, std::uint64_t matchSeed)
{
    return std::string(command) + " --rules " + setup.reference + " --seats " +
           std::to_string(setup.seats()) + " --match " + std::to_string(matchSeed);
}

std::vector<SeatSetup> testSeats(int seats)
{
    std::vector<SeatSetup> out(static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i].kind = SeatSetup::Kind::Ai;
        out[i].level = "random";
        out[i].colour = static_cast<int>(i);
    }
    return out;
}

} // namespace takujo::conformance
