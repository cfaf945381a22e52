#include "evaluation/random_rules.h"

#include "base/hash.h"
#include "base/rng.h"
#include "game/rule_check.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

constexpr int kAttempts = 1000;
constexpr std::uint32_t kLeastChanged = 4; ///< parameters
constexpr std::uint32_t kMostChanged = 8;
constexpr int kNear = 3;          ///< numbers in tables move by at most this
constexpr double kMoved = 0.3;    ///< of the numbers and choices of a table
constexpr double kDropped = 0.15; ///< of its rows
constexpr double kDoubled = 0.1;

/// Other values for one parameter, valid by themselves most of the time.
class Lot
{
public:
    Lot(const Param &param, const Json &value, Rng &rng)
        : m_param(param), m_value(value), m_rng(rng)
    {}

    Json draw()
    {
        switch (m_param.type) {
        case ParamType::Bool: return !m_value.get<bool>();
        case ParamType::Int: return m_param.min + m_param.step * below(stepCount());
        case ParamType::Choice: return m_param.choices[pick(m_param.choices.size())];
        case ParamType::Set: return some();
        case ParamType::Grid: return grid();
        case ParamType::List:
        case ParamType::Rows: return rows();
        }
        return m_value;
    }

private:
    int below(int count)
    {
        return static_cast<int>(m_rng.below(static_cast<std::uint32_t>(count)));
    }
    std::size_t pick(std::size_t count) { return m_rng.below(static_cast<std::uint32_t>(count)); }
    bool chance(double share) { return m_rng.uniform() < share; }
    int stepCount() const { return (m_param.max - m_param.min) / m_param.step + 1; }

    int near(int value, int min, int max)
    {
        return std::clamp(value + below(2 * kNear + 1) - kNear, min, max);
    }

    Json some()
    {
        Json out = Json::array();
        for (const std::string &choice : m_param.choices) {
            if (chance(0.5))
                out.push_back(choice);
        }
        return out;
    }

    Json grid()
    {
        if (!m_param.choices.empty() && (m_value.is_string() || chance(0.5)) && chance(0.7))
            return m_param.choices[pick(m_param.choices.size())];
        Json out = m_value.is_string() ? (*m_param.grids)[m_value.get<std::string>()] : m_value;
        for (Json &row : out) {
            for (Json &cell : row) {
                if (cell != 0 && chance(kMoved))
                    cell = near(cell.get<int>(), m_param.min, m_param.max);
            }
        }
        return out;
    }

    Json rows()
    {
        Json out = Json::array();
        for (const Json &row : m_value) {
            if (chance(kDropped))
                continue;
            out.push_back(changed(row));
            if (chance(kDoubled))
                out.push_back(changed(row));
        }
        return out;
    }

    Json changed(Json row)
    {
        for (const Column &column : m_param.columns) {
            if (!chance(kMoved))
                continue;
            Json &cell = row[column.id];
            switch (column.type) {
            case Column::Type::Int: cell = near(cell.get<int>(), column.min, column.max); break;
            case Column::Type::Bool: cell = !cell.get<bool>(); break;
            case Column::Type::Choice: cell = column.choices[pick(column.choices.size())]; break;
            case Column::Type::Text: break;
            }
        }
        return row;
    }

    const Param &m_param;
    const Json &m_value;
    Rng &m_rng;
};

/// The rules with one more parameter changed by lot, when the validator lets them through for these seats.
std::optional<RuleSet> oneMore(const GameDefinition &game, const RuleSet &rules,
                               const std::vector<int> &seats, Rng &rng)
{
    const auto count = static_cast<std::uint32_t>(game.schema.params.size());
    const Param &param = game.schema.params[rng.below(count)];
    if (rules.changes->contains(param.id))
        return std::nullopt;
    const auto values = effectiveValues(game.schema, rules);
    RuleSet out = rules;
    (*out.changes)[param.id] = Lot(param, values->json()[param.id], rng).draw();
    const RuleReport report = checkRules(game, out);
    const bool fine = report.ok() && report.seats == seats &&
                      ruleHash(game.schema, *report.values) != ruleHash(game.schema, *values);
    return fine ? std::optional(std::move(out)) : std::nullopt;
}

} // namespace

RuleSet randomRules(const GameDefinition &game, const std::string &preset, std::uint64_t seed)
{
    RuleSet rules = officialRuleSet(game.schema, game.texts, preset);
    const std::vector<int> seats = checkRules(game, rules).seats;
    rules.official = false;
    rules.nameEn = "House rule by lot " + std::to_string(seed);
    rules.nameJa = "くじのハウスルール " + std::to_string(seed);
    Rng rng(combine64(seed, hashText(game.id)));
    std::uint32_t left = kLeastChanged + rng.below(kMostChanged - kLeastChanged + 1);
    for (int attempt = 0; attempt < kAttempts && left > 0; ++attempt) {
        if (auto changed = oneMore(game, rules, seats, rng)) {
            rules = std::move(*changed);
            --left;
        }
    }
    return rules;
}

} // namespace takujo
