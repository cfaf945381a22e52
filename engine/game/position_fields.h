#pragma once
#include "game/rule_schema.h"

#include <algorithm>

namespace takujo {

/// What the games' readers of positions share: members of a JSON object and what is wrong with them.
/// The words `position.*` are the game's own.
class PositionFields
{
protected:
    explicit PositionFields(const Json &json) : m_json(json) {}

    static bool isWithin(const Json &value, int min, int max);

    void fail(const char *id, const std::string &key);
    int number(const Json &json, const std::string &key, int fallback, int min, int max);
    /// Any other key of the position is a problem.
    template<class Names>
    void allowKeys(const Names &names)
    {
        for (const auto &[key, value] : m_json.items()) {
            if (std::find(std::begin(names), std::end(names), key) == std::end(names))
                fail("position.unknown", key);
        }
    }

    const Json &m_json;
    Problems m_problems;
};

} // namespace takujo
