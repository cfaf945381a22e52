#include "conformance_texts.h"

#include "game/rulebook.h"

#include <algorithm>

namespace takujo::conformance {

namespace {

const char *nameOf(Language language) { return language == Language::Ja ? "ja" : "en"; }
constexpr std::array kLanguages{Language::Ja, Language::En};

/// Names of a pattern's placeholders, with their types, without the forms.
std::set<std::string> placeholders(std::string_view pattern, bool &broken)
{
    std::set<std::string> names;
    for (std::size_t brace = pattern.find('{'); brace != std::string_view::npos;
         brace = pattern.find('{')) {
        pattern.remove_prefix(brace + 1);
        if (pattern.starts_with('{')) {
            pattern.remove_prefix(1);
            continue;
        }
        const std::size_t end = pattern.find('}');
        broken = broken || end == std::string_view::npos || end == 0;
        const std::string_view body = pattern.substr(0, end);
        names.emplace(body.substr(0, body.find_first_of(":|")));
    }
    return names;
}

void needText(const GameDefinition &definition, const std::string &id, Findings &findings)
{
    findings.used(id);
    for (const Language language : kLanguages) {
        const std::string *found = definition.texts.find(language, id);
        if (!found)
            found = engineTexts().find(language, id);
        findings.expect(found && !found->empty(), "texts",
                        std::string(nameOf(language)) + ": no text " + id);
    }
}

void needParamTexts(const GameDefinition &definition, const Param &param, Findings &findings)
{
    const std::string id = "rule." + param.id;
    needText(definition, id, findings);
    needText(definition, id + ".help", findings);
    needText(definition, "rule.group." + param.group, findings);
    if (param.type == ParamType::Choice || param.type == ParamType::Set ||
        param.type == ParamType::Grid) {
        for (const std::string &choice : param.choices)
            needText(definition, id + "." + choice, findings);
    }
    for (const std::string &name : param.legend)
        needText(definition, id + "." + name, findings);
    for (const Column &column : param.columns) {
        needText(definition, id + "." + column.id, findings);
        for (const std::string &choice : column.choices)
            needText(definition, id + "." + choice, findings);
    }
    for (const std::string &clause : param.clauses)
        findings.expect(std::find(definition.clauses.begin(), definition.clauses.end(), clause) !=
                            definition.clauses.end(),
                        "clauses",
                        "parameter " + param.id + " names " + clause + ", which is no clause");
}

} // namespace

void checkCatalog(const TextCatalog &texts, const std::string &name, Findings &findings)
{
    for (const Language language : kLanguages) {
        const Language other = language == Language::Ja ? Language::En : Language::Ja;
        for (const auto &[id, pattern] : texts.all(language)) {
            bool broken = false;
            const std::set<std::string> names = placeholders(pattern, broken);
            const std::string *twin = texts.find(other, id);
            const std::string where = name + " " + nameOf(language) + " " + id;
            findings.expect(!broken, "texts", where + ": broken placeholder");
            if (!findings.expect(twin, "texts", where + " is missing in the other language"))
                continue;
            // A plural form may be empty of its number in one language, so only the names count.
            findings.expect(placeholders(*twin, broken) == names, "texts",
                            where + ": other placeholders than its twin");
        }
    }
}

void checkSchemaTexts(const GameDefinition &definition, Findings &findings)
{
    for (const Param &param : definition.schema.params)
        needParamTexts(definition, param, findings);
    for (const Preset &preset : definition.schema.presets) {
        needText(definition, "preset." + preset.id, findings);
        needText(definition, "preset." + preset.id + ".note", findings);
    }
}

void checkRulebook(const Setup &setup, Findings &findings)
{
    const GameDefinition &definition = setup.definition();
    for (const Language language : kLanguages) {
        std::vector<std::string> mistakes;
        const auto paragraphs =
            renderRulebook(definition, setup.game->rules(), setup.seats(), language, &mistakes);
        const std::string where = std::string("rulebook ") + nameOf(language) + ": ";
        for (const std::string &mistake : mistakes)
            findings.fail("rulebook", where + mistake);
        std::map<std::string, int> met;
        for (const RulebookParagraph &p : paragraphs) {
            if (!p.clause.empty())
                ++met[p.clause];
            findings.expect(!p.markdown.empty(), "rulebook",
                            where + "empty paragraph of " + p.clause);
        }
        for (const std::string &clause : definition.clauses)
            findings.expect(met[clause] == 1, "rulebook",
                            where + clause + " is there " + std::to_string(met[clause]) + " times");
        for (const auto &[clause, times] : met)
            findings.expect(std::find(definition.clauses.begin(), definition.clauses.end(),
                                      clause) != definition.clauses.end(),
                            "rulebook", where + clause + " is no clause");
    }
}

void noteUnused(const GameDefinition &definition, Findings &findings)
{
    for (const auto &[id, pattern] : definition.texts.all(Language::En)) {
        if (!findings.usedTexts().contains(id))
            findings.note("never shown: " + id);
    }
}

} // namespace takujo::conformance
