#include "evaluation/agreement.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace takujo {

namespace {

constexpr std::array<const char *, 5> kChanges{"unknown", "none", "worse", "better", "different"};

const char *nameOf(Change change) { return kChanges[static_cast<std::size_t>(change)]; }

double rounded(double value) { return std::round(value * 1e4) / 1e4 + 0.0; }

Json toJson(const Estimate &e)
{
    return {
        {"value", rounded(e.value)}, {"lower95", rounded(e.lower)}, {"upper95", rounded(e.upper)}};
}

/// Words of a report in both languages.
class Words
{
public:
    explicit Words(const GameDefinition &game) : m_texts(reportTexts(game)) {}
    Json operator()(const Text &text) const
    {
        return {{"ja", Renderer{&m_texts, Language::Ja, {}}(text)},
                {"en", Renderer{&m_texts, Language::En, {}}(text)}};
    }

private:
    TextCatalog m_texts;
};

Json rowOf(const Measure &row, const Words &words)
{
    Json out = {{"id", row.id},
                {"label", words(row.label)},
                {"unit", row.share ? "share" : "number"},
                {"here", toJson(row.here)}};
    if (row.official) {
        out["official"] = toJson(*row.official);
        out["difference"] = toJson(*row.difference);
        out["change"] = nameOf(row.change);
    }
    return out;
}

} // namespace

Json toJson(const GameDefinition &game, const BalanceReport &report)
{
    const Words words(game);
    Json measures = Json::array();
    for (const Measure &row : report.measures)
        measures.push_back(rowOf(row, words));
    Json findings = Json::array();
    for (const Finding &found : report.findings)
        findings.push_back(
            {{"id", found.id}, {"measure", found.measure}, {"text", words(found.text)}});
    Json known = Json::array();
    for (const KnownFact &fact : report.known)
        known.push_back({{"certain", fact.certain}, {"text", words(fact.text)}});
    Json components = Json::array();
    for (const ComponentUse &use : report.components)
        components.push_back({{"what", words(use.label)},
                              {"matches", rounded(use.share)},
                              {"certain", use.certain()},
                              {"wins", toJson(use.win)}});
    return {{"report", "takujo-balance/1"},
            {"game", report.key.game},
            {"rules", report.key.rules},
            {"seats", report.key.seats},
            {"player", report.key.player},
            {"games", report.games},
            {"preset", report.preset},
            {"official", report.official},
            {"officialGames", report.officialGames},
            {"change", nameOf(report.change)},
            {"verdict", words(report.verdict)},
            {"known", std::move(known)},
            {"findings", std::move(findings)},
            {"measures", std::move(measures)},
            {"components", std::move(components)}};
}

Json toJson(const GameDefinition &game, const Agreement &agreement,
            const std::vector<Direction> &directions)
{
    const Words words(game);
    Json rows = Json::array();
    for (const Agreement::Row &row : agreement.rows)
        rows.push_back({{"id", row.id},
                        {"label", words(row.label)},
                        {"study", toJson(row.study)},
                        {"strong", toJson(row.strong)},
                        {"beyond", rounded(row.beyond)},
                        {"bound", rounded(row.bound)},
                        {"holds", row.holds()}});
    Json differences = Json::array();
    for (const Direction &row : directions)
        differences.push_back({{"id", row.id},
                               {"label", words(row.label)},
                               {"study", toJson(row.study)},
                               {"strong", toJson(row.strong)},
                               {"agrees", row.agrees}});
    return {{"report", "takujo-agreement/1"},       {"game", agreement.study.game},
            {"rules", agreement.study.rules},       {"seats", agreement.study.seats},
            {"player", agreement.study.player},     {"games", agreement.studyGames},
            {"strong", agreement.strong.player},    {"strongGames", agreement.strongGames},
            {"holds", agreement.holds()},           {"rows", std::move(rows)},
            {"differences", std::move(differences)}};
}

} // namespace takujo
