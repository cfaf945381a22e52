#include "scramble.h"

#include "core/rng.h"

#include <iterator>
#include <vector>

namespace takujo {

Json scrambled(Json document, const char *part, std::uint64_t seed)
{
    static const std::vector<Json> kForeign{nullptr,
                                            true,
                                            -1,
                                            0,
                                            1,
                                            7,
                                            99,
                                            1'000'000,
                                            INT64_MIN,
                                            INT64_MAX,
                                            0.5,
                                            "",
                                            "x",
                                            "none",
                                            "a\xe2\x80\xae",
                                            "{#HK-11} a\nb",
                                            "<img src=x>",
                                            std::string(300, 'y'),
                                            Json::array(),
                                            Json::object()};
    Rng rng(seed);
    const auto below = [&rng](std::size_t n) {
        return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(n)));
    };
    for (std::size_t left = 1 + below(4); left > 0; --left) {
        Json *at = &document[Json::json_pointer(part)];
        while (at->is_structured() && !at->empty() && (at->is_object() || below(8) > 0))
            at = &*std::next(at->begin(), static_cast<std::ptrdiff_t>(below(at->size())));
        *at = kForeign[below(kForeign.size())];
    }
    return document;
}

} // namespace takujo
