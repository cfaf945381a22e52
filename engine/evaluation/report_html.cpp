#include "evaluation/balance_report.h"
#include "evaluation/report_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace takujo {

namespace {

std::string escaped(const std::string &text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default: out += c;
        }
    }
    return out;
}

std::string fixed(double value, int digits)
{
    // not snprintf(): in some countries it writes 0,5, which no drawing understands
    std::array<char, 400> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::fixed, digits)
                         .ptr;
    const std::string text(buffer.data(), end);
    const bool nothing = text.find_first_not_of("-0.") == std::string::npos;
    return nothing && text.front() == '-' ? text.substr(1) : text;
}

constexpr const char *kStyle =
    "body{font-family:'Noto Sans CJK JP','Noto Sans',sans-serif;max-width:60em;margin:2em auto;"
    "padding:0 1em;color:#222;background:#fff}table{border-collapse:collapse;width:100%}"
    "th,td{padding:.3em .6em;border-bottom:1px solid #ccc;text-align:left}"
    "td.n{text-align:right;font-variant-numeric:tabular-nums}"
    ".verdict{font-size:1.2em;font-weight:bold}.changed{font-weight:bold}svg{display:block}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#1c1c1c}th,td{border-color:#444}"
    "}";

/// Writes the page piece by piece.
class Page
{
public:
    Page(const GameDefinition &game, const BalanceReport &report, Language language)
        : m_report(report),
          m_texts(reportTexts(game)),
          m_words{&m_texts, language, {}},
          m_language(language)
    {}

    std::string write(const std::string &title, const std::vector<std::string> &differences)
    {
        const std::string heading = say(Text("study.html.title").raw("rules", title));
        m_out = std::string("<!DOCTYPE html>\n<html lang=\"") +
                (m_language == Language::Ja ? "ja" : "en") +
                "\">\n<head><meta charset=\"utf-8\"><title>" + heading + "</title><style>" +
                kStyle + "</style></head>\n<body>\n<h1>" + heading + "</h1>\n<p>" +
                say(Text("study.html.base")
                        .num("games", m_report.games)
                        .num("seats", m_report.key.seats)
                        .num("official", m_report.officialGames)
                        .sub("player", playerText(m_report.key.player))) +
                "</p>\n";
        rules(differences);
        m_out += "<p class=\"verdict\">" + say(m_report.verdict) + "</p>\n";
        known();
        findings();
        table();
        components();
        return m_out + "<p>" + say("study.html.note") + "</p>\n<p><small>" +
               escaped(m_report.key.game + " · " + m_report.key.rules) +
               "</small></p>\n</body>\n</html>\n";
    }

private:
    std::string say(const Text &text) const { return escaped(m_words(text)); }

    void rules(const std::vector<std::string> &differences)
    {
        if (differences.empty())
            return;
        m_out += "<h2>" + say("study.html.rules") + "</h2>\n<ul>\n";
        for (const std::string &difference : differences)
            m_out += "<li>" + escaped(difference) + "</li>\n";
        m_out += "</ul>\n";
    }

    void known()
    {
        if (m_report.known.empty())
            return;
        m_out += "<ul>\n";
        for (const KnownFact &fact : m_report.known)
            m_out += std::string(fact.certain ? "<li class=\"changed\">" : "<li>") +
                     say(fact.text) + "</li>\n";
        m_out += "</ul>\n";
    }

    void components()
    {
        if (m_report.components.empty())
            return;
        m_out += "<h2>" + say("study.html.components") + "</h2>\n<ul>\n";
        for (const ComponentUse &use : m_report.components)
            m_out += "<li>" + say(useText(use)) + "</li>\n";
        m_out += "</ul>\n";
    }

    void findings()
    {
        if (m_report.findings.empty())
            return;
        m_out += "<h2>" + say("study.html.findings") + "</h2>\n<ul>\n";
        for (const Finding &found : m_report.findings)
            m_out += "<li>" + say(found.text) + "</li>\n";
        m_out += "</ul>\n";
    }

    void table()
    {
        m_out += "<h2>" + say("study.html.measures") + "</h2>\n<table>\n<tr>";
        for (const char *column : {"study.html.what", "study.html.here", "study.html.official",
                                   "study.html.difference", "study.html.chart"})
            m_out += "<th>" + say(column) + "</th>";
        m_out += "</tr>\n";
        for (const Measure &row : m_report.measures)
            tableRow(row);
        m_out += "</table>\n";
    }

    void tableRow(const Measure &row)
    {
        const bool changed = row.change != Change::Unknown && row.change != Change::None;
        m_out += changed ? "<tr class=\"changed\"><td>" : "<tr><td>";
        m_out += say(row.label) + "</td><td class=\"n\">" + shown(row, row.here) +
                 "</td><td class=\"n\">" + (row.official ? shown(row, *row.official) : "") +
                 "</td><td class=\"n\">" + (row.difference ? signedly(row) : "") + "</td><td>" +
                 chart(row) + "</td></tr>\n";
    }

    static std::string number(const Measure &row, double value)
    {
        return row.share ? fixed(100 * value, 1) + "%" : fixed(value, 1);
    }
    static std::string shown(const Measure &row, const Estimate &e)
    {
        return number(row, e.value) + " (" + number(row, e.lower) + " – " + number(row, e.upper) +
               ")";
    }
    static std::string signedly(const Measure &row)
    {
        const double value = row.difference->value;
        std::string size = number(row, std::abs(value));
        if (size.find_first_of("123456789") == std::string::npos)
            return size;
        return (value < 0 ? "−" : "+") + size;
    }

    /// Two dots with whiskers on one scale: these rules above, the official ones below.
    std::string chart(const Measure &row) const
    {
        constexpr int kWidth = 160;
        double most = row.share ? 1 : row.here.upper;
        double least = row.share ? 0 : std::min(0.0, row.here.lower);
        if (row.official && !row.share) {
            most = std::max(most, row.official->upper);
            least = std::min(least, row.official->lower);
        }
        const double span = most > least ? most - least : 1;
        const auto x = [&](double value) {
            return fixed(4 + (kWidth - 8) * (value - least) / span, 1);
        };
        const auto whisker = [&](const Estimate &e, const char *y, const char *colour) {
            return std::string("<path stroke=\"") + colour + "\" d=\"M" + x(e.lower) + " " + y +
                   "H" + x(e.upper) + "\"/><circle r=\"3\" fill=\"" + colour + "\" cx=\"" +
                   x(e.value) + "\" cy=\"" + y + "\"/>";
        };
        std::string out = "<svg width=\"" + std::to_string(kWidth) +
                          "\" height=\"20\" stroke-width=\"2\" role=\"img\" aria-label=\"" +
                          shown(row, row.here) + "\">" + whisker(row.here, "6", "#2f6fb5");
        if (row.official)
            out += whisker(*row.official, "14", "#999");
        return out + "</svg>";
    }

    const BalanceReport &m_report;
    TextCatalog m_texts;
    Renderer m_words;
    Language m_language;
    std::string m_out;
};

} // namespace

std::string toHtml(const GameDefinition &game, const BalanceReport &report,
                   const std::string &title, Language language,
                   const std::vector<std::string> &differences)
{
    return Page(game, report, language).write(title, differences);
}

} // namespace takujo
