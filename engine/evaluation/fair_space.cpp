#include "evaluation/fair_space.h"

#include "base/whole_number.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace takujo {

namespace {

/// "-2..3"; nothing when it is not such a range.
std::optional<std::pair<int, int>> range(std::string_view text)
{
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos)
        return std::nullopt;
    const auto number = [](std::string_view part) {
        return wholeNumber(part.substr(part.starts_with('+') ? 1 : 0));
    };
    const auto low = number(text.substr(0, dots));
    const auto high = number(text.substr(dots + 2));
    return low && high ? std::optional(std::pair(*low, *high)) : std::nullopt;
}

std::vector<std::string> words(std::string_view text)
{
    std::vector<std::string> out;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        out.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return out;
}

std::string signedNumber(int n) { return (n > 0 ? "+" : "") + std::to_string(n); }

/// Adds to every number of a board or of a column; none leaves its range, no hole becomes a square.
Json raised(const Param &param, const Column *column, Json value, int by)
{
    for (Json &row : value) {
        if (column) {
            row[column->id] = std::clamp(row[column->id].get<int>() + by, column->min, column->max);
            continue;
        }
        for (Json &cell : row) {
            if (cell.get<int>() > 0)
                cell = std::clamp(cell.get<int>() + by, std::max(1, param.min), param.max);
        }
    }
    return value;
}

/// Gives the word to so many more rows, spread evenly over those without it; a number below 0 takes it
/// from rows, which get the word that most others have.
Json reworded(Json value, const Column &column, const std::string &word, int more)
{
    std::map<std::string, int> others;
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const std::string has = value[i][column.id].get<std::string>();
        if (has != word)
            ++others[has];
        if ((has == word) == (more < 0))
            rows.push_back(i);
    }
    const auto most =
        std::max_element(others.begin(), others.end(),
                         [](const auto &a, const auto &b) { return a.second < b.second; });
    const auto steps = static_cast<std::size_t>(std::abs(more));
    for (std::size_t i = 0; i < steps; ++i) {
        Json &cell = value[rows[(2 * i + 1) * rows.size() / (2 * steps)]][column.id];
        cell = more > 0 || most == others.end() ? word : most->first;
    }
    return value;
}

/// Makes a variation of one parameter.
class Maker
{
public:
    Maker(const Param &param, const RuleValues &present)
        : m_param(param), m_now(present.data(param.id))
    {
        m_out.param = param.id;
    }

    Loaded<FairVariation> numbers(int from, int to)
    {
        if (from > to)
            return wrong("fair.empty", from, to);
        if (from < m_param.min || to > m_param.max)
            return problem(Text("fair.range")
                               .sub("param", label())
                               .num("min", m_param.min)
                               .num("max", m_param.max));
        const int now = m_now.get<int>();
        std::set<int> all{now};
        for (int n = from; n <= to; n += std::max(1, m_param.step))
            all.insert(n);
        for (const int n : all)
            add(n, std::to_string(n), std::abs(n - now), n == now);
        return take(std::max(1, *all.rbegin() - *all.begin()));
    }

    /// The present value with something added, which may be none of the named boards.
    Loaded<FairVariation> shifts(const Column *column, int from, int to)
    {
        if (from > to)
            return wrong("fair.empty", from, to);
        const int most = column ? column->max - column->min : m_param.max - m_param.min;
        if (from < -most || to > most) // all would be the least or the largest number
            return problem(
                Text("fair.range").sub("param", label()).num("min", -most).num("max", most));
        m_out.column = column ? column->id : std::string();
        std::set<int> all{0};
        for (int n = from; n <= to; ++n)
            all.insert(n);
        for (const int n : all) {
            Json value = n == 0 ? m_now : raised(m_param, column, column ? m_now : squares(), n);
            const bool same = n != 0 && known(value);
            if (!same)
                add(std::move(value), signedNumber(n), std::abs(n), n == 0);
        }
        return take(std::max(1, *all.rbegin() - *all.begin()));
    }

    /// So many rows of a table with this word in the column.
    Loaded<FairVariation> rows(const Column &column, const std::string &word, int from, int to)
    {
        const auto size = static_cast<int>(m_now.size());
        const auto now = static_cast<int>(std::count_if(
            m_now.begin(), m_now.end(), [&](const Json &row) { return row[column.id] == word; }));
        if (from > to)
            return wrong("fair.empty", from, to);
        if (from < 0 || to > size)
            return problem(Text("fair.range").sub("param", label()).num("min", 0).num("max", size));
        m_out.column = column.id + "." + word;
        std::set<int> all{now};
        for (int n = from; n <= to; ++n)
            all.insert(n);
        for (const int n : all)
            add(reworded(m_now, column, word, n - now), std::to_string(n), std::abs(n - now),
                n == now);
        return take(std::max(1, *all.rbegin() - *all.begin()));
    }

    Loaded<FairVariation> choices(const std::vector<std::string> &names)
    {
        const bool flag = m_param.type == ParamType::Bool;
        const std::vector<std::string> all =
            flag ? std::vector<std::string>{"no", "yes"} : m_param.choices;
        const std::vector<std::string> &wanted = names.empty() ? all : names;
        const auto valueOf = [flag](const std::string &name) {
            return flag ? Json(name == "yes") : Json(name);
        };
        for (const std::string &name : wanted) {
            if (std::find(all.begin(), all.end(), name) == all.end())
                return problem(Text("fair.choice")
                                   .sub("param", label())
                                   .raw("value", name)
                                   .raw("choices", joined(all)));
            const Json value = valueOf(name);
            if (!known(value))
                add(value, name, value == m_now ? 0 : 1, value == m_now);
        }
        if (!known(m_now)) // a board drawn by hand has no name
            add(m_now,
                m_now.is_string() ? m_now.get<std::string>()
                : flag            ? nameOf(m_now)
                                  : std::string("="),
                0, true);
        return take(1);
    }

private:
    Text label() const { return Text("rule." + m_param.id); }
    static std::string nameOf(const Json &flag) { return flag.get<bool>() ? "yes" : "no"; }
    /// A board by its squares.
    const Json &squares() const
    {
        return m_now.is_string() ? m_param.grids->at(m_now.get<std::string>()) : m_now;
    }
    static std::string joined(const std::vector<std::string> &names)
    {
        std::string out;
        for (const std::string &name : names)
            out += (out.empty() ? "" : ", ") + name;
        return out;
    }

    Problems wrong(const char *id, int from, int to) const
    {
        return problem(Text(id).sub("param", label()).num("from", from).num("to", to));
    }
    bool known(const Json &value) const
    {
        return std::any_of(m_out.levels.begin(), m_out.levels.end(),
                           [&](const FairLevel &level) { return level.value == value; });
    }
    void add(Json value, std::string name, double distance, bool present)
    {
        if (present)
            m_out.present = m_out.levels.size();
        m_out.levels.push_back({std::move(value), std::move(name), distance});
    }
    Loaded<FairVariation> take(double whole)
    {
        if (m_out.levels.size() < 2)
            return problem(Text("fair.same").sub("param", label()));
        for (FairLevel &level : m_out.levels)
            level.distance /= whole;
        return std::move(m_out);
    }

    const Param &m_param;
    const Json &m_now;
    FairVariation m_out;
};

/// What of a table can vary instead.
Problems fixedParam(const Param &param, const std::string &name)
{
    std::string columns;
    for (const Column &column : param.columns) {
        if (column.type == Column::Type::Int || column.type == Column::Type::Choice)
            columns += (columns.empty() ? "" : ", ") + param.id + "." + column.id +
                       (column.type == Column::Type::Int ? "=A..B" : ".WORD=A..B");
    }
    if (columns.empty())
        return problem(Text("fair.fixed").raw("param", name));
    return problem(Text("fair.columns").raw("param", name).raw("columns", columns));
}

/// "rocks.points=-1..1" and "marks.mark.two=8..14".
Loaded<FairVariation> columnVariation(const Param &param, Maker &maker, const std::string &name,
                                      const std::string &values)
{
    const std::string rest = name.substr(param.id.size() + 1);
    const std::size_t dot = std::min(rest.find('.'), rest.size());
    const auto numbers = range(values);
    const auto column = std::find_if(param.columns.begin(), param.columns.end(),
                                     [&](const Column &c) { return c.id == rest.substr(0, dot); });
    const std::string word = dot < rest.size() ? rest.substr(dot + 1) : std::string();
    if (column == param.columns.end())
        return fixedParam(param, name);
    const bool known =
        std::find(column->choices.begin(), column->choices.end(), word) != column->choices.end();
    if (word.empty() ? column->type != Column::Type::Int : !known)
        return fixedParam(param, name);
    if (!numbers)
        return problem(Text("fair.form").raw("param", name).raw("value", values));
    return word.empty() ? maker.shifts(&*column, numbers->first, numbers->second)
                        : maker.rows(*column, word, numbers->first, numbers->second);
}

} // namespace

Loaded<FairVariation> fairVariation(const RuleSchema &schema, const RuleValues &present,
                                    const std::string &text)
{
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string name = text.substr(0, equals);
    const std::string values = equals < text.size() ? text.substr(equals + 1) : std::string();
    const std::size_t dot = name.find('.');
    const Param *param = schema.find(name.substr(0, dot));
    if (!param)
        return problem(Text("fair.unknown").raw("param", name).raw("game", schema.game));
    const auto numbers = range(values);
    Maker maker(*param, present);
    if (dot != std::string::npos)
        return columnVariation(*param, maker, name, values);
    switch (param->type) {
    case ParamType::Int:
        if (!numbers)
            return problem(Text("fair.form").raw("param", name).raw("value", values));
        return maker.numbers(numbers->first, numbers->second);
    case ParamType::Grid:
        if (numbers && param->legend.empty()) // otherwise its numbers are kinds of squares
            return maker.shifts(nullptr, numbers->first, numbers->second);
        [[fallthrough]];
    case ParamType::Bool:
    case ParamType::Choice:
        return maker.choices(values.empty() ? std::vector<std::string>() : words(values));
    default: return fixedParam(*param, name);
    }
}

std::optional<FairVariation> fairVariation(const Param &param, const RuleValues &present)
{
    Maker maker(param, present);
    std::optional<Loaded<FairVariation>> made;
    if (param.type == ParamType::Int)
        made = maker.numbers(param.min, param.max);
    else if (param.type == ParamType::Bool || param.type == ParamType::Choice)
        made = maker.choices({});
    if (!made || !*made)
        return std::nullopt;
    return **made;
}

std::uint64_t fairCombinations(const std::vector<FairVariation> &variations)
{
    constexpr std::uint64_t kMost = std::uint64_t{1} << 53;
    std::uint64_t out = 1;
    for (const FairVariation &v : variations)
        out = std::min(kMost, out * std::max<std::uint64_t>(1, v.levels.size()));
    return out;
}

} // namespace takujo
