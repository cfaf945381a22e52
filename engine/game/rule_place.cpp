#include "game/rule_place.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace takujo {

namespace {

std::vector<std::string> partsOf(std::string_view path)
{
    std::vector<std::string> parts;
    while (path.starts_with('/')) {
        path.remove_prefix(1);
        const std::size_t end = std::min(path.find('/'), path.size());
        parts.emplace_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return parts;
}

/// Parts of a place from the largest to the smallest; what the sentence names is not said again.
class Place
{
public:
    Place(const Problem &problem, const Renderer &words)
        : m_words(words), m_sentence(words(problem.text))
    {}
    void add(const Text &text)
    {
        const std::string word = m_words(text);
        if (m_sentence.find(word) == std::string::npos)
            m_said += (m_said.empty() ? "" : m_words("list.join")) + word;
    }
    /// Counted from 1, where `part` is a number.
    void addNumber(const char *id, const std::string &part)
    {
        int number = 0;
        if (std::from_chars(part.data(), part.data() + part.size(), number).ec == std::errc())
            add(Text(id).num("number", number + 1));
    }
    std::string said() const { return m_said; }

private:
    const Renderer &m_words;
    std::string m_sentence;
    std::string m_said;
};

/// @param parts of a pointer below "/changes"; the first is the parameter
std::string placeInParam(const Param &param, const std::vector<std::string> &parts, Place place)
{
    place.add("rule." + param.id);
    if (parts.size() > 1)
        place.addNumber("rules.place.row", parts[1]);
    if (parts.size() > 2 && param.type == ParamType::Grid)
        place.addNumber("rules.place.column", parts[2]);
    else if (parts.size() > 2 &&
             std::any_of(param.columns.begin(), param.columns.end(),
                         [&](const Column &column) { return column.id == parts[2]; }))
        place.add("rule." + param.id + "." + parts[2]);
    return place.said();
}

/// What stands in a rule set beside its changes; null = nothing of it.
std::optional<Text> placeOf(std::string_view path)
{
    static const std::array<std::pair<const char *, const char *>, 6> kPlaces{
        {{"/name", "rules.place.name"},
         {"/name/ja", "rules.place.name.ja"},
         {"/name/en", "rules.place.name.en"},
         {"/author", "rules.place.author"},
         {"/notes", "rules.place.notes"},
         {"/base", "rules.place.base"}}};
    for (const auto &[known, id] : kPlaces)
        if (path == known)
            return Text(id);
    return std::nullopt;
}

} // namespace

std::optional<std::string> shownPlace(const RuleSchema &schema, const Problem &problem,
                                      const Renderer &words)
{
    constexpr std::string_view kChanges = "/changes/";
    const std::string_view path = problem.path;
    // these name their key or what is wanted there
    if (path.empty() || path == "/game" || path == "/format" || path == "/changes" ||
        problem.text.id == "rules.base")
        return std::string();
    Place place(problem, words);
    if (const std::optional<Text> known = placeOf(path)) {
        place.add(*known);
        return place.said();
    }
    const std::vector<std::string> parts =
        partsOf(path.starts_with(kChanges) ? path.substr(kChanges.size() - 1) : std::string_view());
    const Param *param = parts.empty() ? nullptr : schema.find(parts.front());
    if (param)
        return placeInParam(*param, parts, std::move(place));
    return problem.text.id == "io.unknown" ? std::optional(std::string()) : std::nullopt;
}

} // namespace takujo
