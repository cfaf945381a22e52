#pragma once
#include "base/fixed_vector.h"
#include "game/hidden_characters.h"
#include "game/problem.h"
#include "game/rule_schema.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <ranges>
#include <span>
#include <string_view>

namespace takujo {

// One description of a document serves to read it, to write it and to list its fields: a function that
// goes through a struct and names each member, what it may hold and how that is written.

/// An enumerator of a list ENUMERATORS(X) as a word of documents, for Domain::words.
#define TAKUJO_WORD(name) #name,

/// JSON pointer token of a key (RFC 6901).
std::string pointerToken(std::string_view key);
/// The problems with their paths moved below `prefix`.
Problems below(std::string_view prefix, Problems problems);
/// Problems that name no place are at this path.
Problems placed(std::string_view path, Problems problems);

/// The values a field may have: whole numbers of a range, or values that are written as something else.
struct Domain
{
    std::int64_t min = 0; ///< the numbers; none where max < min
    std::int64_t max = -1;
    std::vector<std::pair<int, Json>> forms; ///< in the order in which lists are written
    std::string holds;                       ///< for the page that lists the fields
    Text wrong;                              ///< said of anything else

    static Domain numbers(std::int64_t min, std::int64_t max);
    static Domain flags();
    /// 0, 1, 2 ... by name, in small letters.
    static Domain words(const std::vector<std::string> &names);
    /// Values that are written as something else, of which `kind` tells a reader of the page.
    static Domain codes(std::string kind, std::vector<std::pair<int, Json>> forms);
    /// The same for `code(value)` of each value.
    template<class Values, class Code>
    static Domain codes(std::string kind, const Values &values, Code code)
    {
        std::vector<std::pair<int, Json>> forms;
        forms.reserve(std::size(values));
        for (const int value : values)
            forms.emplace_back(value, code(static_cast<std::ranges::range_value_t<Values>>(value)));
        return codes(std::move(kind), std::move(forms));
    }
    /// The same for the numbers from `first` on, below `end`.
    template<class Code>
    static Domain codes(std::string kind, int first, int end, Code code)
    {
        std::vector<std::pair<int, Json>> forms;
        forms.reserve(toIndex(std::max(0, end - first)));
        for (int value = first; value < end; ++value)
            forms.emplace_back(value, code(value));
        return codes(std::move(kind), std::move(forms));
    }
    /// `value` is written as null.
    Domain orNull(int value) const;

    /// Null for a value that is none of these.
    Json write(std::int64_t value) const;
    std::optional<std::int64_t> read(const Json &json) const;
    std::vector<int> values() const;
};

/// A field as a page lists it: `stock.epoch`, `hands[][]` (each entry of each list), `coins.*` (each
/// member, whatever its key).
struct FieldNote
{
    std::string path;
    std::string holds;
    friend bool operator==(const FieldNote &, const FieldNote &) = default;
};

/// What a member that is not there means: its value stays, or it is a problem.
enum class Missing : std::uint8_t { Kept, Refused };

class Fields;
using Members = std::function<void(Fields &)>;

/// Everything but the place: what one pass over a document has found.
struct FieldPass
{
    Problems problems;
    std::vector<FieldNote> notes;
    bool listing = false;
};

/// One place of a document. Used at once: the next member of the same object ends it. When it is
/// missing in what is read, nothing happens.
class Field
{
public:
    bool reads() const { return m_in != nullptr; }
    bool writes() const { return m_out != nullptr; }
    /// What is read. @pre reads()
    const Json &json() const { return *m_in; }
    /// For what has a form of its own. @pre writes()
    void write(Json json) { *m_out = std::move(json); }
    const std::string &path() const { return m_path; }
    void wrong(Text text);
    void add(const Problems &problems);
    /// Nothing was wrong so far in the whole document.
    bool fine() const { return m_pass->problems.empty(); }

    /// True when the value is what the document says.
    template<class T>
    bool value(T &value, const Domain &domain)
    {
        auto number = static_cast<std::int64_t>(value);
        const bool passed = pass(number, domain);
        if (passed)
            value = static_cast<T>(number);
        return passed;
    }
    bool text(std::string &value, std::size_t maxBytes, Lines lines = Lines::One);
    /// Exactly 16 lower-case hex digits.
    bool hex(std::uint64_t &value);
    /// Writes null, or tells whether null is read.
    bool isNull(bool written);

    void object(const Members &members, Missing missing = Missing::Refused);
    /// An object, or something else.
    void either(bool writesObject, const Members &members,
                const std::function<void(Field &)> &other);
    /// Calls each(entry, index). Returns how many there are, 0 when it is no such list.
    std::size_t list(std::size_t size, std::size_t least, std::size_t most,
                     const std::function<void(Field &, std::size_t)> &each);
    /// Calls each(member, value) for the members of an object whose keys are of the domain; those
    /// that `has` are written.
    void map(const Domain &keys, const std::function<bool(int)> &has,
             const std::function<void(Field &, int)> &each);

    /// A list with one entry for each of the first `seats`. @param how a Domain, or called with the
    /// entry and the item
    template<class T, std::size_t N, class How>
    void perSeat(std::array<T, N> &items, int seats, const How &how)
    {
        const auto count = static_cast<std::size_t>(seats);
        list(count, count, count,
             [&](Field &entry, std::size_t i) { passEntry(entry, items[i], how); });
    }
    /// A list of at most `most`.
    template<class Items, class How>
    void rows(Items &items, std::size_t most, const How &how)
    {
        if (reads())
            items.clear();
        list(items.size(), 0, most, [&](Field &entry, std::size_t i) {
            auto item = writes() ? items[i] : std::decay_t<decltype(items[i])>{};
            passEntry(entry, item, how);
            if constexpr (requires { items.push(item); }) {
                if (reads())
                    items.push(item);
            } else if (reads()) {
                items.push_back(item);
            }
        });
    }
    /// A set as a list of its members: bits of a number, or a type with has() and add().
    template<class Set>
    void set(Set &set, const Domain &domain, std::size_t least = 0)
    {
        std::vector<int> members = domain.values();
        std::erase_if(members, [&](int value) { return !writes() || !holds(set, value); });
        if (reads())
            set = Set{};
        list(members.size(), least, domain.values().size(), [&](Field &entry, std::size_t i) {
            int value = writes() ? members[i] : 0;
            if (!entry.value(value, domain) || writes())
                return;
            if (holds(set, value))
                entry.wrong("io.twice");
            else
                include(set, value);
        });
    }
    /// A list in which a value may stand as often as `most` says.
    template<class Counts, class Most>
    void multiset(Counts &counts, const Domain &domain, const Most &most)
    {
        std::vector<int> members;
        std::size_t limit = 0;
        for (const int value : domain.values()) {
            limit += static_cast<std::size_t>(most[static_cast<std::size_t>(value)]);
            if (writes())
                members.insert(members.end(), counts[static_cast<std::size_t>(value)], value);
        }
        if (reads())
            counts = Counts{};
        list(members.size(), 0, std::max(limit, members.size()), [&](Field &entry, std::size_t i) {
            std::size_t value = writes() ? static_cast<std::size_t>(members[i]) : 0;
            if (!entry.value(value, domain) || writes())
                return;
            if (counts[value] >= most[value])
                entry.wrong("io.copies");
            else
                ++counts[value];
        });
    }
    /// An object of any keys, kept in a map.
    template<class T, class How>
    void named(std::map<std::string, T> &items, const How &how)
    {
        std::vector<std::string> keys;
        keys.reserve(items.size());
        for (const auto &item : items)
            keys.push_back(item.first);
        members(keys, [&](Field &at, const std::string &key) { passEntry(at, items[key], how); });
    }
    /// An object of how many there are of what; what is not named there is 0.
    void counts(std::span<std::uint8_t> counts, const Domain &names, int most);

private:
    friend class Fields;
    Field(FieldPass &pass, const Json *in, Json *out, std::string path, std::string key)
        : m_pass(&pass), m_in(in), m_out(out), m_path(std::move(path)), m_key(std::move(key))
    {}
    bool pass(std::int64_t &value, const Domain &domain);
    /// When fields are listed.
    void note(std::string_view holds);
    /// Calls each(member, key) for the keys to be written, or for all that are read.
    void members(const std::vector<std::string> &keys,
                 const std::function<void(Field &, const std::string &)> &each);
    /// The place of a member or entry. @param listed what a page adds to the path
    Field inner(const Json *in, Json *out, const std::string &key, std::string_view listed) const;
    Field entry(const Json *in, Json *out, std::size_t index) const;

    template<class T, class How>
    static void passEntry(Field &entry, T &item, const How &how)
    {
        if constexpr (std::is_same_v<How, Domain>)
            entry.value(item, how);
        else
            how(entry, item);
    }
    template<class Set>
    static bool holds(const Set &set, int value)
    {
        if constexpr (std::is_integral_v<Set>)
            return (set >> value & 1U) != 0;
        else
            return set.has(value);
    }
    template<class Set>
    static void include(Set &set, int value)
    {
        if constexpr (std::is_integral_v<Set>)
            set = static_cast<Set>(set | Set{1} << value);
        else
            set.add(value);
    }

    FieldPass *m_pass;
    const Json *m_in;
    Json *m_out;
    std::string m_path;
    std::string m_key; ///< with the indices that follow it, as messages name it
};

/// The members of one object.
class Fields
{
public:
    static Json write(const Members &members);
    static Problems read(const Json &json, Missing missing, const Members &members,
                         std::string path = {});
    static std::vector<FieldNote> list(const Members &members);

    bool reads() const { return m_at.reads(); }
    bool writes() const { return m_at.writes(); }
    /// What a missing one means was said for the whole object.
    Field operator[](const char *key) { return member(key, m_missing, true); }
    Field required(const char *key) { return member(key, Missing::Refused, true); }
    /// May be left out, and is when it is not to be written.
    Field optional(const char *key, bool written = true)
    {
        return member(key, Missing::Kept, written);
    }
    /// Members that nobody asks for are let be.
    void allowOthers() { m_othersAllowed = true; }

private:
    friend class Field;
    Fields(Field &at, Missing missing) : m_at(at), m_missing(missing) {}
    Field member(const char *key, Missing missing, bool written);
    /// Notes members that nobody asked for.
    void finish();

    Field &m_at;
    Missing m_missing;
    bool m_othersAllowed = false;
    std::vector<std::string_view> m_asked;
};

/// What is wrong with a field that was read.
Problems fieldProblem(Text text, const std::string &path);
/// What must hold in a position and does not.
Problems broken(const std::vector<std::string> &invariants);

/// A position or view as JSON, by the game's describe(Fields &, const Rules &, Part &).
template<class Rules, class Part>
Json fieldsToJson(const Rules &rules, Part part)
{
    return Fields::write([&](Fields &f) { describe(f, rules, part); });
}
/// What is left out stays as in `state`; complete(rules, json, state) adds what follows from the rest
/// and tells what does not fit.
template<class Rules, class State, class Complete>
Loaded<State> stateFromFields(const Rules &rules, const Json &json, State state, Complete complete)
{
    Problems problems =
        Fields::read(json, Missing::Kept, [&](Fields &f) { describe(f, rules, state); });
    if (problems.empty())
        problems = complete(rules, json, state);
    if (problems.empty())
        problems = broken(rules.invariants(state));
    if (!problems.empty())
        return problems;
    return state;
}

} // namespace takujo
