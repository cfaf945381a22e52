#include "game/rule_set.h"

#include "base/hash.h"
#include "game/fields.h"
#include "game/format_version.h"

#include <nlohmann/json.hpp>

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

/// An official set is its preset's name; every other one tells all.
void describe(Fields &f, RuleSet &rules)
{
    const bool house = !rules.official;
    std::string format = kFormat;
    f["format"].text(format, kMaxNameBytes);
    f["game"].text(rules.game, kMaxNameBytes);
    f.optional("name", house).object([&rules](Fields &name) {
        name.optional("ja").text(rules.nameJa, kMaxNameBytes);
        name.optional("en").text(rules.nameEn, kMaxNameBytes);
    });
    f.optional("author", house).text(rules.author, kMaxNameBytes);
    f.optional("notes", house).text(rules.notes, kMaxNotesBytes, Lines::Many);
    f.optional("base").text(rules.base, kMaxNameBytes);
    Field changes = f.optional("changes");
    if (changes.writes())
        changes.write(rules.changes);
    else if (changes.reads())
        rules.changes = changes.json();
}

bool isOfficial(const RuleSchema &schema, const RuleSet &rules)
{
    return rules.changes->empty() && schema.preset(rules.base) && rules.author.empty() &&
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

Loaded<RuleValues> presetValues(const RuleSchema &schema, const std::string &preset)
{
    const Preset *known = schema.preset(preset);
    if (!known)
        return problem(Text("rules.base").raw("base", preset), "/base");
    return applyChanges(schema, schema.defaults(), known->changes);
}

Loaded<RuleValues> effectiveValues(const RuleSchema &schema, const RuleSet &rules)
{
    const Loaded<RuleValues> base = presetValues(schema, rules.base);
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
            out.push_back({param.id, JsonValue(from.data(param.id)), JsonValue(to.data(param.id))});
    }
    return out;
}

std::string ruleHash(const RuleSchema &schema, const RuleValues &values)
{
    std::string canonical = schema.game;
    for (const Param &param : schema.params) {
        Json value = values.data(param.id);
        if (param.type == ParamType::Grid && value.is_string())
            value = param.grids->at(
                value.get<std::string>()); // a named board and the same drawn one are equal
        canonical += "\n" + param.id + "=" + value.dump();
    }
    return toHex(hashText(canonical, 1)) + toHex(hashText(canonical, 2));
}

Loaded<RuleSet> readRuleSet(const RuleSchema &schema, const Json &document)
{
    if (!document.is_object())
        return problem(Text("rules.document"));
    if (Problems wrong = checkFormat(document, kFormat, "rules.format"); !wrong.empty())
        return wrong;
    if (!document.contains("game") || document["game"] != schema.game)
        return problem(Text("rules.game").raw("game", schema.game), "/game");
    RuleSet rules;
    Problems problems =
        Fields::read(document, Missing::Refused, [&rules](Fields &f) { describe(f, rules); });
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
    RuleSet written = rules;
    return Fields::write([&written](Fields &f) { describe(f, written); });
}

} // namespace takujo
