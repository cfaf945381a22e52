#pragma once
#include "game/position_fields.h"
#include "rules/names.h"

namespace takujo::ccc {

/// Reads a position (POSITION.md) and checks it: types, ranges, card conservation. Whatever is left
/// out has the value of a fresh turn.
class PositionReader : PositionFields
{
public:
    PositionReader(const Rules &rules, const Json &json)
        : PositionFields(json), m_rules(rules), m_params(rules.params())
    {}

    Loaded<State> run();

private:
    int word(const std::string &key, std::initializer_list<const char *> words);
    void numbers();
    void coins();
    void placed();
    KindCounts cards(const Json &list, const std::string &path);
    void hands();
    void stock();
    void drawn();
    void lastUsed();
    void consistency();

    const Rules &m_rules;
    const Params &m_params;
    State m_s;
};

} // namespace takujo::ccc
