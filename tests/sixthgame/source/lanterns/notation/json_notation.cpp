#include "rules/rules.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo::lanterns {

namespace {

/// Every field of a position with its name, in file order.
template<class S, class F>
void forEachField(S &s, F f)
{
    f("hand", s.hand);
    f("handSize", s.handSize);
    f("chosen", s.chosen);
    f("score", s.score);
    f("stockLeft", s.stockLeft);
    f("prizesLeft", s.prizesLeft);
    f("spent", s.spent);
    f("stockNext", s.stockNext);
    f("stockSize", s.stockSize);
    f("round", s.round);
    f("prize", s.prize);
    f("carried", s.carried);
}

} // namespace

Json Rules::stateToJson(const State &s) const
{
    Json out = Json::object();
    forEachField(s, [&](const char *name, const auto &value) { out[name] = value; });
    return out;
}

Json Rules::viewToJson(const View &view) const { return stateToJson(view.known); }

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    State s;
    std::string bad;
    forEachField(s, [&](const char *name, auto &value) {
        try {
            json.at(name).get_to(value);
            if (bad.empty() && Json(value) != json.at(name)) // does not fit its type
                bad = name;
        } catch (const Json::exception &) {
            bad = bad.empty() ? name : bad;
        }
    });
    const bool playable =
        bad.empty() && s.round >= 1 && s.round <= m_rounds + 1 &&
        std::all_of(s.chosen.begin(), s.chosen.end(), [](int v) { return v <= kValues; });
    if (!playable || !invariants(s).empty())
        return problem(Text("position.bad").raw("field", bad), "/state/" + bad);
    return s;
}

} // namespace takujo::lanterns
