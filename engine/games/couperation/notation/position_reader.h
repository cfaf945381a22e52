#pragma once
#include "game/position_fields.h"
#include "rules/names.h"

namespace takujo::couperation {

inline constexpr std::array<const char *, 5> kPhaseWords{"draw", "act", "adjust", "reserve",
                                                         "over"};
inline constexpr std::array<const char *, 4> kEndWords{"none", "won", "contradiction", "stuck"};
inline constexpr std::array<const char *, 4> kLastWords{"start", "card", "down", "nothing"};
inline constexpr std::array<const char *, 5> kFinishWords{"pack", "seat", "reserve", "tower",
                                                          "none"};

/// Reads a position (POSITION.md) and checks it: types, ranges, card conservation. Whatever is left
/// out has the value of a first turn; cards named nowhere lie in the pack.
class PositionReader : PositionFields
{
public:
    PositionReader(const Rules &rules, const Json &json) : PositionFields(json), m_rules(rules) {}
    Loaded<State> run();

private:
    void numbers();
    void tower();
    void towerCard(const Json &item, const std::string &path);
    void hands();
    void rest();
    template<std::size_t N>
    std::size_t word(const std::string &key, const std::array<const char *, N> &words);
    CardSet cards(const Json &json, const std::string &key, bool finish);
    const Json *seatList(const std::string &key);
    Holders holders(const Json &json, const std::string &path);

    const Rules &m_rules;
    State m_s;
};

} // namespace takujo::couperation
