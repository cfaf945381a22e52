#include "game/rulebook.h"
#include "learn/guide.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

std::vector<SeatSetup> figureSeats(int seats)
{
    std::vector<SeatSetup> out(static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i].colour = static_cast<int>(i);
    for (std::size_t i = 1; i < out.size(); ++i) {
        out[i].kind = SeatSetup::Kind::Ai;
        out[i].level = levelNames().front();
    }
    return out;
}

/// `{"rule": name, "plus": n}` in a position stands for the value of a rule.
Json resolved(Json json, const RuleValues &values)
{
    if (json.is_object() && json.contains("rule")) {
        const Json &rules = values.json();
        const std::string name = json["rule"].is_string() ? json["rule"].get<std::string>() : "";
        return rules.contains(name) && rules[name].is_number_integer()
                   ? Json(rules[name].get<int>() + json.value("plus", 0))
                   : Json();
    }
    if (json.is_structured())
        for (Json &item : json)
            item = resolved(std::move(item), values);
    return json;
}

Problems stands(const GuideFigure &figure, const Match &match)
{
    if (!figure.plan.empty()) {
        const Loaded<Move> plan = match.game().parseMove(figure.plan);
        if (!plan || match.check(*plan))
            return problem(Text("learn.illegal").raw("move", figure.plan));
    }
    for (const Statement &claim : figure.claims) {
        const Json found = claim.found({match, figure.viewer, 0});
        if (!claim.holds(found))
            return problem(Text("learn.untrue")
                               .raw("about", claim.name)
                               .raw("found", found.dump())
                               .raw("said", claim.value->dump()));
    }
    return {};
}

Loaded<Match> figureMatch(const GameDefinition &definition, const GuideScene &scene,
                          const GuideFigure &figure, const RuleSet &rules)
{
    const Loaded<RuleValues> values = effectiveValues(definition.schema, rules);
    if (!values)
        return values.error();
    std::shared_ptr<const Game> game = definition.create(*values, scene.seats);
    const Loaded<StateBlob> state = game->stateFromJson(resolved(scene.position, *values));
    if (!state)
        return state.error();
    Match match = Match::fromPosition(game, rules, figureSeats(scene.seats), *state, scene.seed);
    for (const std::string &text : figure.moves) {
        const Loaded<Move> move = game->parseMove(text);
        if (!move || match.play(*move))
            return problem(Text("learn.illegal").raw("move", text));
    }
    if (Problems wrong = stands(figure, match); !wrong.empty())
        return wrong;
    return match;
}

/// As a caption prints it.
std::string shownFound(const Json &found)
{
    return found.is_string() ? found.get<std::string>() : found.dump();
}

} // namespace

Loaded<OpenFigure> openFigure(const GameDefinition &definition, const Guide &guide,
                              const GuideFigure &figure, const RuleSet &wanted)
{
    const GuideScene *scene = guide.scene(figure.scene);
    if (!scene)
        return problem(Text("learn.scene").raw("scene", figure.scene));
    const Loaded<Match> own =
        figureMatch(definition, *scene, figure, scene->rules.value_or(wanted));
    if (own)
        return OpenFigure{*own, true};
    RuleSet standard;
    standard.game = definition.id;
    Loaded<Match> plain = figureMatch(definition, *scene, figure, standard);
    if (!plain)
        return plain.error();
    return OpenFigure{std::move(plain).value(), false};
}

Draft planOf(const GuideFigure &figure, const Match &match)
{
    const Loaded<Move> plan = match.game().parseMove(figure.plan);
    return figure.plan.empty() || !plan ? Draft()
                                        : match.game().draftOf(match.view(match.actor()), *plan);
}

GuideWords::GuideWords(const GameDefinition &definition, const Guide &guide,
                       const RuleValues &values, int seats, Language language)
    : m_definition(definition),
      m_guide(guide),
      m_values(values),
      m_seats(seats),
      m_language(language)
{}

std::vector<RulebookValue> GuideWords::valuesOf(const GuideFigure &figure, const Match &match) const
{
    std::vector<RulebookValue> out;
    for (const GuideValue &value : figure.values) {
        Json found = value.of.found({match, figure.viewer, 0});
        if (const auto at = static_cast<std::size_t>(value.index); found.is_array())
            found = at < found.size() ? Json(found[at]) : Json();
        if (found.is_number_integer())
            out.emplace_back(value.name, found.get<std::int64_t>());
        else
            out.emplace_back(value.name, shownFound(found));
    }
    if (!figure.plan.empty()) {
        TextCatalog catalog = engineTexts();
        catalog.add(m_definition.texts);
        const Renderer words{&catalog, m_language, {}};
        out.emplace_back("sum", words(match.probe(planOf(figure, match)).sum));
    }
    return out;
}

std::string GuideWords::of(const GuideFigure &figure, const Match &match,
                           const std::string &id) const
{
    return expand(id, valuesOf(figure, match), nullptr);
}

std::vector<std::string> GuideWords::mistakes(const std::string &id,
                                              std::vector<RulebookValue> more) const
{
    std::vector<std::string> out;
    expand(id, std::move(more), &out);
    return out;
}

std::string GuideWords::expand(const std::string &id, std::vector<RulebookValue> more,
                               std::vector<std::string> *mistakes) const
{
    const std::string *source = m_guide.texts.find(m_language, id);
    if (!source) {
        if (mistakes)
            mistakes->push_back("no text " + id);
        return {};
    }
    const RulebookNames names(m_definition, m_values, m_seats, m_language, std::move(more));
    return plainText(expandRulebook(names, *source, mistakes));
}

} // namespace takujo
