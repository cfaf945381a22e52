#include "game/rule_set.h"

#include "base/hash.h"
#include "game/hidden_characters.h"

#include <algorithm>
#include <cassert>

namespace takujo {

namespace {

constexpr const char *kFormat = "takujo-rules/1";
constexpr std::size_t kMaxNameBytes = 200;
constexpr std::size_t kMaxNotesBytes = 20000;

std::string textOf(const TextCatalog &texts, Language language, const std::string &id)
{
    const std::string *found = texts.find(language, id);
    return found ? *found : id;
}

/// Reads an optional string of limited length; a problem when it is something else.
void readString(const Json &object, const char *key, const std::string &path, std::size_t limit,
                std::string &out, Problems &problems, Lines lines = Lines::One)
{
    if (!object.contains(key))
        return;
    const Json &value = object[key];
    Problems found =
        value.is_string() && value.get_ref<const std::string &>().size() <= limit
            ? checkVisible(value.get_ref<const std::string &>(), path, lines)
            : problem(Text("rules.string").raw("key", key).num("max", static_cast<int>(limit)),
                      path);
    if (found.empty())
        out = value.get<std::string>();
    else
        problems.push_back(std::move(found.front()));
}

void checkKeys(const Json &document, Problems &problems)
{
    static const std::vector<std::string> kKnown{"format", "game", "name",   "author",
                                                 "notes",  "base", "changes"};
    for (const auto &[key, value] : document.items()) {
        if (std::find(kKnown.begin(), kKnown.end(), key) == kKnown.end())
            problems.push_back(
                problem(Text("rules.unknown").raw("key", key), "/" + withoutHidden(key)).front());
    }
}

void readName(const Json &document, RuleSet &rules, Problems &problems)
{
    if (!document.contains("name"))
        return;
    const Json &name = document["name"];
    if (!name.is_object()) {
        problems.push_back(problem(Text("rules.name"), "/name").front());
        return;
    }
    for (const auto &[key, value] : name.items()) {
        if (key != "ja" && key != "en")
            problems.push_back(
                problem(Text("rules.unknown").raw("key", key), "/name/" + withoutHidden(key))
                    .front());
    }
    readString(name, "ja", "/name/ja", kMaxNameBytes, rules.nameJa, problems);
    readString(name, "en", "/name/en", kMaxNameBytes, rules.nameEn, problems);
}

bool isOfficial(const RuleSchema &schema, const RuleSet &rules)
{
    return rules.changes.empty() && schema.preset(rules.base) && rules.author.empty() &&
           rules.nameJa.empty() && rules.nameEn.empty();
}

} // namespace

RuleSet officialRuleSet(const RuleSchema &schema, const TextCatalog &texts, std::string_view preset)
{
    assert(schema.preset(preset) != nullptr);
    RuleSet rules;
    rules.game = schema.game;
    rules.base = std::string(preset);
    rules.nameJa = textOf(texts, Language::Ja, "preset." + rules.base);
    rules.nameEn = textOf(texts, Language::En, "preset." + rules.base);
    rules.official = true;
    return rules;
}

Loaded<RuleValues> effectiveValues(const RuleSchema &schema, const RuleSet &rules)
{
    const Preset *preset = schema.preset(rules.base);
    if (!preset)
        return problem(Text("rules.base").raw("base", rules.base), "/base");
    const Loaded<RuleValues> base = applyChanges(schema, schema.defaults(), preset->changes);
    if (!base)
        return base.error();
    return applyChanges(schema, *base, rules.changes);
}

std::vector<RuleDifference> differences(const RuleSchema &schema, const RuleValues &from,
                                        const RuleValues &to)
{
    std::vector<RuleDifference> out;
    for (const Param &param : schema.params) {
        if (from.data(param.id) != to.data(param.id))
            out.push_back({param.id, from.data(param.id), to.data(param.id)});
    }
    return out;
}

std::string ruleHash(const RuleSchema &schema, const RuleValues &values)
{
    std::string canonical = schema.game;
    for (const Param &param : schema.params) {
        Json value = values.data(param.id);
        if (param.type == ParamType::Grid && value.is_string())
            value = param.grids.at(
                value.get<std::string>()); // a named board and the same drawn one are equal
        canonical += "\n" + param.id + "=" + value.dump();
    }
    return toHex(hashText(canonical, 1)) + toHex(hashText(canonical, 2));
}

Loaded<RuleSet> readRuleSet(const RuleSchema &schema, const Json &document)
{
    if (!document.is_object())
        return problem(Text("rules.document"));
    if (!document.contains("format") || document["format"] != kFormat)
        return problem(Text("rules.format").raw("format", kFormat), "/format");
    if (!document.contains("game") || document["game"] != schema.game)
        return problem(Text("rules.game").raw("game", schema.game), "/game");
    Problems problems;
    RuleSet rules;
    rules.game = schema.game;
    checkKeys(document, problems);
    readName(document, rules, problems);
    readString(document, "author", "/author", kMaxNameBytes, rules.author, problems);
    readString(document, "notes", "/notes", kMaxNotesBytes, rules.notes, problems, Lines::Many);
    readString(document, "base", "/base", kMaxNameBytes, rules.base, problems);
    if (document.contains("changes"))
        rules.changes = document["changes"];
    const Loaded<RuleValues> values = effectiveValues(schema, rules);
    if (!values)
        problems.insert(problems.end(), values.error().begin(), values.error().end());
    if (hasErrors(problems))
        return problems;
    rules.official = isOfficial(schema, rules);
    return rules;
}

Json writeRuleSet(const RuleSet &rules)
{
    Json name = Json::object();
    name["ja"] = rules.nameJa;
    name["en"] = rules.nameEn;
    Json document = Json::object();
    document["format"] = kFormat;
    document["game"] = rules.game;
    if (!rules.official) {
        document["name"] = std::move(name);
        document["author"] = rules.author;
        document["notes"] = rules.notes;
    }
    document["base"] = rules.base;
    document["changes"] = rules.changes;
    return document;
}

} // namespace takujo
