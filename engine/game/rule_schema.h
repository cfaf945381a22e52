#pragma once
#include "game/json_value.h"
#include "game/problem.h"

#include <functional>
#include <string>
#include <vector>

namespace takujo {

enum class ParamType : std::uint8_t {
    Bool,
    Int,
    Choice, ///< one of `choices`
    Set,    ///< some of `choices`, in their order, none twice
    List,   ///< rows of `columns`, order matters (draw options, score bands)
    Grid,   ///< a named grid of `choices`, or rows of integers; 0 = no cell
    Rows    ///< rows of `columns`, component data (cards, rocks, fish)
};

/// One column of a List or Rows.
struct Column
{
    enum class Type : std::uint8_t { Int, Bool, Choice, Text };
    std::string id;
    Type type = Type::Int;
    int min = 0;
    int max = 0;
    std::vector<std::string> choices;
};

/// One house-rule parameter. Label and explanation are text ids `rule.<id>` and `rule.<id>.help`;
/// choices are `rule.<id>.<choice>`, columns `rule.<id>.<column>`, groups `rule.group.<group>`; what a number
/// means that is more than itself (0 = off) is `rule.<id>.<number>`.
struct Param
{
    std::string id;
    ParamType type = ParamType::Bool;
    JsonValue def; ///< value of the standard preset
    std::string group;
    std::vector<std::string> clauses; ///< clause ids it affects
    int min = 0;                      ///< Int: range; Grid: range of a cell that exists
    int max = 0;
    int step = 1;
    std::vector<std::string> choices; ///< Choice, Set; Grid: names with data in `grids`
    std::vector<Column> columns;
    int minItems = 0; ///< List/Rows rows, Set: how many; Grid: least number of cells
    int maxItems = 0; ///< List/Rows rows, Set: how many; Grid: largest side
    JsonValue grids = JsonValue::object(); ///< Grid: name -> array of arrays
    /// Grid: what the values 1, 2 ... of a cell mean, texts `rule.<id>.<name>`; empty = plain numbers.
    std::vector<std::string> legend;
};

/// The values a match is played with: every parameter of the schema, checked. Value type.
class RuleValues
{
public:
    bool flag(std::string_view id) const;
    int number(std::string_view id) const;
    std::string choice(std::string_view id) const;
    /// Whether the Set holds the choice.
    bool has(std::string_view id, std::string_view choice) const;
    /// List/Rows rows, or a Grid resolved to rows of integers.
    const Json &data(std::string_view id) const;
    const Json &json() const { return m_values; }
    void set(std::string_view id, const Json &value);

private:
    JsonValue m_values = JsonValue::object();
};

/// A rule between parameters; `text` says what is contradictory and how to mend it.
struct Constraint
{
    std::vector<std::string> params; ///< the first one is where the problem is shown
    std::string clause;
    Severity severity = Severity::Error;
    /// Empty Text = holds.
    std::function<Text(const RuleValues &)> check;
    /// For rules that hold with some numbers of seats only; asked when the seats are known.
    std::function<Text(const RuleValues &, int seats)> checkSeats = {};
};

/// Official preset; name and note are text ids `preset.<id>` and `preset.<id>.note`.
struct Preset
{
    Preset(std::string presetId) : id(std::move(presetId)) {}
    Preset(std::string presetId, const Json &presetChanges);

    std::string id;
    JsonValue changes = JsonValue::object();
};

/// Everything a house rule can change in one game. ONE schema drives validation, editor forms,
/// set-up page, rulebook and docs. Immutable after construction, shared by threads.
struct RuleSchema
{
    std::string game;
    std::vector<Param> params;
    std::vector<Preset> presets; ///< the first is "standard", without changes
    std::vector<Constraint> constraints;

    const Param *find(std::string_view id) const;
    const Preset *preset(std::string_view id) const;
    RuleValues defaults() const;
};

/// Checks one value: type, range, size. Paths start at `path`. Empty = fine.
Problems checkValue(const Param &param, const Json &value, const std::string &path);
/// What is said where a constraint does not hold. @param text what its check found
Problem contradiction(const Constraint &constraint, Text text);
/// What is contradictory with this many seats (paths as applyChanges). Empty = fine.
Problems checkSeats(const RuleSchema &schema, const RuleValues &values, int seats);
/// Applies `changes` over `base` and checks everything, constraints too (path prefix "/changes").
Loaded<RuleValues> applyChanges(const RuleSchema &schema, const RuleValues &base,
                                const Json &changes);

} // namespace takujo
