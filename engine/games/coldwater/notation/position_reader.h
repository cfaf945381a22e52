#pragma once
#include "game/position_fields.h"
#include "rules/rules.h"

namespace takujo::coldwater {

const std::vector<std::string> &phaseNames();
const std::vector<std::string> &endNames();
/// "M01": number of a Master Angler card in the table.
std::string masterCode(int card);

/// Reads a position (POSITION.md) and checks it: keys, types, ranges, then everything that must hold
/// (invariants.h). What is left out has the value of a fresh first turn or follows from the rest.
class PositionReader : PositionFields
{
public:
    PositionReader(const Rules &rules, const Json &json)
        : PositionFields(json), m_rules(rules), m_params(rules.params())
    {}

    Loaded<State> run();

private:
    using Names = std::vector<std::string>;

    /// The member, or null when it is missing; a wrong key elsewhere is found by keys().
    const Json &member(const Json &object, const char *key);
    void keys(const Json &object, const std::string &path, const Names &allowed);
    int number(const Json &object, const char *key, int fallback, int min, int max);
    bool flag(const Json &object, const char *key);
    int word(const Json &value, const std::string &path, const Names &names, int fallback);
    void counts(const Json &value, const std::string &path, const Names &names,
                std::span<std::uint8_t> out, int most);
    std::uint8_t master(const Json &value, const std::string &path);
    std::uint8_t species(const Json &value, const std::string &path);
    void progress();
    void removal();
    void tokens();
    void location(int location);
    Front front(const Json &value, const std::string &path);
    void fishCounts();
    void supplies();
    void seats();
    void seat(SeatId seat, const Json &json);
    void boxes(SeatId seat, const Json &json);
    void mastersOf(SeatId seat, const Json &json);
    void trophiesOf(SeatId seat, const Json &json);
    void fish(SeatId seat, const Json &json);
    void tackleSupply();
    void bag();

    const Rules &m_rules;
    const Params &m_params;
    State m_s;
};

} // namespace takujo::coldwater
