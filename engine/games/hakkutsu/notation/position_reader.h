#pragma once
#include "game/position_fields.h"
#include "rules/rules.h"

namespace takujo::hakkutsu {

/// Reads a position (POSITION.md) and refuses what cannot be: wrong types, components that are not
/// conserved, a phase nobody could be in.
class PositionReader : PositionFields
{
public:
    PositionReader(const Rules &rules, const Json &json)
        : PositionFields(json), m_rules(rules), m_params(rules.params())
    {}
    Loaded<State> run();

private:
    void numbers();
    template<std::size_t N>
    int word(const std::string &key, int fallback, const std::array<const char *, N> &words);
    /// The list of one entry a seat under `key`, or null.
    const Json *perSeat(const std::string &key);
    void piles();
    void pile(int cell, const Json &json, const std::string &path);
    bool card(Pile &pile, int slot, const Json &json);
    bool isRock(const Json &value) const;
    void seats();
    void cart(std::size_t seat, const Json &list);
    void acquired(std::size_t seat, const Json &list);
    void museums();
    void equipment();
    bool cards(const Json &list, Equipment &out);
    void deck();
    void offer();
    void derive();
    void consistency();

    const Rules &m_rules;
    const Params &m_params;
    State m_s;
};

} // namespace takujo::hakkutsu
