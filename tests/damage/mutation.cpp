#include "mutation.h"

#include <array>
#include <QList>
#include <utility>

namespace takujo {

namespace {

/// splitmix64; the engine's own generator stays out, this test sees the program from outside only.
class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}

    /// 0 .. bound - 1, or 0 when there is nothing to choose from.
    qsizetype below(qsizetype bound)
    {
        if (bound <= 0)
            return 0;
        return static_cast<qsizetype>(next() % static_cast<std::uint64_t>(bound));
    }

private:
    std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    std::uint64_t m_state;
};

constexpr std::array<const char *, 14> kForeign = {"null",
                                                   "true",
                                                   "-1",
                                                   "1e999",
                                                   "99999999999999999999",
                                                   "-9223372036854775808",
                                                   "0.5",
                                                   "\"\"",
                                                   "\"x\"",
                                                   "[]",
                                                   "{}",
                                                   "[null]",
                                                   "\"\\ud800\"",
                                                   "\xff\xfe"};

/// Start and length of a run of characters for which `inside` holds, searched from a random place.
template<class Inside>
std::pair<qsizetype, qsizetype> randomRun(const QByteArray &text, Dice &dice, Inside inside)
{
    const qsizetype size = text.size();
    const qsizetype from = dice.below(size);
    for (qsizetype k = 0; k < size; ++k) {
        const qsizetype at = (from + k) % size;
        if (!inside(text[at]))
            continue;
        qsizetype end = at;
        while (end < size && inside(text[end]))
            ++end;
        return {at, end - at};
    }
    return {0, 0};
}

void flipBit(QByteArray &text, Dice &dice)
{
    char &byte = text[dice.below(text.size())];
    byte = static_cast<char>(byte ^ (1 << dice.below(8)));
}

void cutOut(QByteArray &text, Dice &dice)
{
    text.remove(dice.below(text.size()), 1 + dice.below(64));
}

void doublePart(QByteArray &text, Dice &dice)
{
    const qsizetype at = dice.below(text.size());
    text.insert(at, text.mid(at, 1 + dice.below(200)));
}

void truncateEnd(QByteArray &text, Dice &dice) { text.truncate(dice.below(text.size())); }

/// A number becomes another number, or something that is none.
void replaceNumber(QByteArray &text, Dice &dice)
{
    const auto [at, length] = randomRun(text, dice, [](char c) { return c >= '0' && c <= '9'; });
    const auto choice = static_cast<std::size_t>(dice.below(qsizetype(kForeign.size())));
    text.replace(at, length, kForeign[choice]);
}

/// What follows a colon becomes a value of another type.
void replaceValue(QByteArray &text, Dice &dice)
{
    const qsizetype colon = text.indexOf(':', dice.below(text.size()));
    if (colon < 0)
        return;
    qsizetype end = colon + 1;
    while (end < text.size() && text[end] != ',' && text[end] != '}' && text[end] != '\n')
        ++end;
    const auto choice = static_cast<std::size_t>(dice.below(qsizetype(kForeign.size())));
    text.replace(colon + 1, end - colon - 1, kForeign[choice]);
}

void renameWord(QByteArray &text, Dice &dice)
{
    const auto [at, length] = randomRun(text, dice, [](char c) { return c >= 'a' && c <= 'z'; });
    if (length > 0)
        text.insert(at + dice.below(length), char('a' + dice.below(26)));
}

void nestDeeply(QByteArray &text, Dice &dice)
{
    const qsizetype depth = qsizetype(1) << (4 + dice.below(13));
    text.insert(dice.below(text.size()), QByteArray(depth, dice.below(2) ? '[' : '{'));
}

void swapLines(QByteArray &text, Dice &dice)
{
    QList<QByteArray> lines = text.split('\n');
    lines.swapItemsAt(dice.below(lines.size()), dice.below(lines.size()));
    text = lines.join('\n');
}

} // namespace

QByteArray mutated(const QByteArray &original, std::uint64_t seed)
{
    static constexpr std::array kInjuries = {flipBit,     cutOut,        doublePart,
                                             truncateEnd, replaceNumber, replaceValue,
                                             renameWord,  nestDeeply,    swapLines};
    Dice dice(seed);
    QByteArray text = original;
    for (qsizetype left = 1 + dice.below(4); left > 0 && !text.isEmpty(); --left)
        kInjuries[static_cast<std::size_t>(dice.below(qsizetype(kInjuries.size())))](text, dice);
    return text;
}

} // namespace takujo
