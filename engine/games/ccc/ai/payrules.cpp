#include "ai/payrules.h"

#include <atomic>

namespace takujo::ccc {

namespace {

constexpr float kJokerCost = 1.7F;

std::uint64_t nextId()
{
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

} // namespace

PayRules::PayRules(const Params &values) : params(values), id(nextId())
{
    for (int slot = 0; slot < params.board.slotCount(); ++slot)
        narrow = narrow && params.board.number(slot) <= 8;
    for (std::size_t number = 1; number <= kMaxNumber; ++number) {
        for (const int jokers : {0, 1, 2}) {
            add(number, jokers, PayForm::Colour::Any);
            add(number, jokers, PayForm::Colour::Red);
            add(number, jokers, PayForm::Colour::Black);
        }
    }
}

void PayRules::add(std::size_t number, int jokers, PayForm::Colour colour)
{
    const bool flush = colour != PayForm::Colour::Any;
    const int square = static_cast<int>(number * number);
    int factor = flush ? params.flushFactor : 1;
    for (int i = 0; i < jokers; ++i)
        factor *= params.jokerFactor;
    const int base = square / factor;
    if (base * factor != square || base < 1 || base > (narrow ? 64 : 128))
        return;
    const int least = flush ? params.flushMin - (params.jokerCountsInFlush ? jokers : 0) : 1;
    Pattern pattern;
    pattern.extra = kJokerCost * static_cast<float>(jokers);
    pattern.from[0] = static_cast<std::uint8_t>(std::max(jokers == 0 ? 2 : 1, least));
    pattern.from[1] = static_cast<std::uint8_t>(std::max(1, least));
    for (std::size_t single = 0; single < 2; ++single)
        pattern.least[single] = pattern.extra + static_cast<float>(pattern.from[single]);
    pattern.base = static_cast<std::uint8_t>(base);
    pattern.jokers = static_cast<std::uint8_t>(jokers);
    pattern.colour = colour;
    patterns[number][patternCount[number][2]] = pattern;
    for (auto most = toIndex(jokers); most < 3; ++most)
        ++patternCount[number][most];
}

} // namespace takujo::ccc
