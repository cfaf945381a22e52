#include "evaluation/component_use.h"

#include "evaluation/balance_report.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace takujo {

namespace {

constexpr char kBetween = '\t'; // no name has one
constexpr int kLeastUses = 10;  ///< of a component that is judged

/// The game's words for what an event uses.
std::string useId(const std::string &event) { return "study." + ("use." + event); }

/// The first place of a pattern: "rock" of "{rock} mined".
std::string_view firstPlace(std::string_view pattern)
{
    const std::size_t open = pattern.find('{');
    if (open == std::string_view::npos)
        return {};
    const std::size_t close = pattern.find_first_of("}|:", open);
    return pattern.substr(open + 1, close - open - 1);
}

const TextValue *valueOf(const Text &text, std::string_view name)
{
    for (const auto &[key, value] : text.args) {
        if (key == name)
            return &value;
    }
    return nullptr;
}

/// A component's name in both languages.
std::string namePair(const GameDefinition &game, const TextValue &value)
{
    switch (value.type) {
    case TextValue::Type::Number: {
        const std::string number = std::to_string(value.number);
        return number + kBetween + number;
    }
    case TextValue::Type::Names: return value.names[1] + kBetween + value.names[0];
    case TextValue::Type::Sub:
        return Renderer{&game.texts, Language::En, {}}(value.texts.front()) + kBetween +
               Renderer{&game.texts, Language::Ja, {}}(value.texts.front());
    default: return value.raw + kBetween + value.raw;
    }
}

/// Sums over the seats that used something.
struct UseSums
{
    int matches = 0;
    int users = 0;
    double more = 0; ///< wins above what the seat has on average
    double squares = 0;
};

Text labelOf(const GameDefinition &game, const std::string &key)
{
    const std::size_t one = key.find(kBetween);
    const std::size_t two = key.find(kBetween, one + 1);
    if (one == std::string::npos || two == std::string::npos)
        return Text("study.action").raw("name", key);
    const std::string id = useId(key.substr(0, one));
    const std::string *pattern = game.texts.find(Language::En, id);
    if (!pattern)
        return Text("study.action").raw("name", key.substr(one + 1, two - one - 1));
    return Text(id).names(std::string(firstPlace(*pattern)), key.substr(two + 1),
                          key.substr(one + 1, two - one - 1));
}

std::map<std::string, UseSums> sumUp(const std::vector<StudyRow> &rows, int seats, bool team)
{
    std::array<double, kMaxSeats> average{};
    int games = 0;
    const auto win = [team](const StudyRow &row, int seat) {
        return shareOfWin(row.winners, static_cast<SeatId>(seat), team);
    };
    for (const StudyRow &row : rows) {
        games += row.fault.empty() ? 1 : 0;
        for (int seat = 0; seat < seats; ++seat)
            average[static_cast<std::size_t>(seat)] += win(row, seat);
    }
    std::map<std::string, UseSums> out;
    for (const StudyRow &row : rows) {
        for (const auto &[key, users] : row.uses) {
            UseSums &sums = out[key];
            ++sums.matches;
            for (int seat = 0; seat < seats; ++seat) {
                if (!contains(users, static_cast<SeatId>(seat)))
                    continue;
                const double more =
                    win(row, seat) - average[static_cast<std::size_t>(seat)] / games;
                ++sums.users;
                sums.more += more;
                sums.squares += more * more;
            }
        }
    }
    return out;
}

} // namespace

std::vector<std::string> componentKeys(const GameDefinition &game, const Event &event)
{
    if (event.text.empty())
        return {};
    const std::string *pattern = game.texts.find(Language::En, useId(event.text.id));
    if (!pattern)
        return {};
    const std::string head = event.text.id + kBetween;
    const auto named = [&](const Text &text) {
        TextValue one;
        one.type = TextValue::Type::Sub;
        one.texts = {text};
        return head + namePair(game, one);
    };
    const TextValue *value = valueOf(event.text, firstPlace(*pattern));
    if (!value) // the detail is the name (a secret role that is shown at the end)
        return event.detail.empty() ? std::vector<std::string>() : std::vector{named(event.detail)};
    if (value->type != TextValue::Type::List)
        return {head + namePair(game, *value)};
    std::vector<std::string> out;
    for (const Text &item : value->texts)
        out.push_back(named(item));
    return out;
}

std::vector<ComponentUse> componentUses(const GameDefinition &game,
                                        const std::vector<StudyRow> &rows, int seats, int looks)
{
    const auto games = std::count_if(rows.begin(), rows.end(),
                                     [](const StudyRow &row) { return row.fault.empty(); });
    const std::map<std::string, UseSums> sums = sumUp(rows, seats, game.cooperative);
    const double chance = 0.05 / static_cast<double>(std::max<std::size_t>(1, sums.size())) / looks;
    std::vector<ComponentUse> out;
    for (const auto &[key, use] : sums) {
        const double n = use.users;
        const double mean = use.more / n;
        // one more of each kind: what a few users all did says little of the next
        const double variance = (use.squares + 0.5) / n - mean * mean;
        Estimate win = meanOf(mean, variance, use.users, chance);
        if (use.users < kLeastUses)
            win = {mean, -1, 1};
        out.push_back({labelOf(game, key), use.matches / static_cast<double>(games), win});
    }
    std::stable_sort(out.begin(), out.end(), [](const ComponentUse &a, const ComponentUse &b) {
        const auto rank = [](const ComponentUse &use) {
            const double error = (use.win.upper - use.win.lower) / 2;
            return std::pair(use.certain(), use.certain() ? std::abs(use.win.value)
                                                          : std::abs(use.win.value) / error);
        };
        return rank(a) > rank(b);
    });
    return out;
}

Text useText(const ComponentUse &use)
{
    const auto percent = [](double share) { return std::lround(100 * share); };
    if (!use.certain())
        return Text("study.use.open").sub("what", use.label).num("share", percent(use.share));
    const auto ends =
        std::minmax({percent(std::abs(use.win.lower)), percent(std::abs(use.win.upper))});
    return Text(use.win.value > 0 ? "study.use.often" : "study.use.seldom")
        .sub("what", use.label)
        .num("share", percent(use.share))
        .num("points", percent(std::abs(use.win.value)))
        .num("lower", ends.first)
        .num("upper", ends.second);
}

} // namespace takujo
