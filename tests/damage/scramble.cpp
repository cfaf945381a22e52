#include "scramble.h"

#include "base/rng.h"

#include <nlohmann/json.hpp>

#include <QtGlobal>

#include <vector>

namespace takujo {

namespace {

const std::vector<Json> &foreign()
{
    static const std::vector<Json> values{nullptr,
                                          true,
                                          false,
                                          -1,
                                          0,
                                          1,
                                          2,
                                          3,
                                          7,
                                          15,
                                          63,
                                          64,
                                          99,
                                          127,
                                          128,
                                          255,
                                          256,
                                          999,
                                          0.5,
                                          65'536,
                                          1'000'000,
                                          INT32_MIN,
                                          INT32_MAX,
                                          INT64_MIN,
                                          INT64_MAX,
                                          "",
                                          "x",
                                          "none",
                                          "a\xe2\x80\xae",
                                          "{#HK-11} a\nb",
                                          "<img src=x>",
                                          std::string(300, 'y'),
                                          Json::array(),
                                          Json::object()};
    return values;
}

std::size_t below(Rng &rng, std::size_t bound)
{
    return rng.below(static_cast<std::uint32_t>(bound));
}

/// A random value of the document; deep ones as often as they are many.
Json &somewhere(Json &document, Rng &rng)
{
    Json *at = &document;
    while (at->is_structured() && !at->empty() && (at == &document || below(rng, 8) > 0))
        at = &*std::next(at->begin(), static_cast<std::ptrdiff_t>(below(rng, at->size())));
    return *at;
}

} // namespace

Json scrambled(Json document, std::uint64_t seed, const char *part)
{
    Rng rng(seed);
    for (std::size_t left = 1 + below(rng, 4); left > 0; --left) {
        const Json other = somewhere(document, rng);
        Json &value = somewhere(document[Json::json_pointer(part)], rng);
        switch (below(rng, 3)) {
        case 0: value = foreign()[below(rng, foreign().size())]; break;
        case 1: value = other; break;
        default:
            if (value.is_number_integer())
                value = value.get<std::int64_t>() % 1'000'000 + (below(rng, 2) ? 1 : -1);
            else if (value.is_array() && !value.empty())
                value.erase(below(rng, value.size()));
            else
                value = foreign()[below(rng, foreign().size())];
        }
    }
    return document;
}

int mutations(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("TAKUJO_MUTATIONS");
    return wanted > 0 ? wanted : usual;
}

} // namespace takujo
