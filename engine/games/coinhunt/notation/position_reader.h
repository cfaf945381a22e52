#pragma once
#include "game/position_fields.h"
#include "rules/rules.h"

namespace takujo::coinhunt {

const std::vector<std::string> &phaseNames();
const std::vector<std::string> &stageNames();

/// Reads a position (POSITION.md) and checks it: keys, types, ranges, then everything that must hold
/// (invariants.h). Lists left out are empty, numbers left out 0.
class PositionReader : PositionFields
{
public:
    PositionReader(const Rules &rules, const Json &json) : PositionFields(json), m_rules(rules) {}

    Loaded<State> run();

private:
    void keys(const Json &object, const std::vector<std::string> &allowed, const std::string &path);
    int number(const Json &object, const std::string &key, int fallback, int min, int max,
               const std::string &path = {});
    std::uint8_t byte(const char *key, int fallback, int max)
    {
        return static_cast<std::uint8_t>(number(m_json, key, fallback, 0, max));
    }
    std::uint8_t word(const std::string &key, const std::vector<std::string> &names,
                      std::uint8_t fallback);
    std::uint8_t coin(const Json &json, const std::string &path);
    void coins(const std::string &key, CoinSet &out);
    void coins(const Json &json, const std::string &path, CoinSet &out);
    void progress();
    void fairy();
    void board();
    void hand();
    void seats();
    void secrets(const Json &json, const std::string &path, CoinSet &out);

    const Rules &m_rules;
    State m_s;
    CoinSet m_seen;
};

} // namespace takujo::coinhunt
