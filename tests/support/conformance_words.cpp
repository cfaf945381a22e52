#include "conformance_words.h"

#include "io/record_io.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace takujo::conformance {

namespace {

void collect(const Text &text, Findings &findings)
{
    if (!text.empty())
        findings.used(text.id);
    for (const auto &[name, value] : text.args) {
        for (const Text &inner : value.texts)
            collect(inner, findings);
    }
}

bool anchorExists(const Presentation &table, const std::string &anchor)
{
    const auto piece = std::find_if(table.pieces.begin(), table.pieces.end(),
                                    [&](const Piece &p) { return p.id == anchor; });
    if (piece != table.pieces.end())
        return true;
    const std::size_t slash = anchor.rfind('/');
    const std::string zoneId = anchor.substr(0, slash);
    const auto zone = std::find_if(table.zones.begin(), table.zones.end(),
                                   [&](const Zone &z) { return z.id == zoneId; });
    if (zone == table.zones.end() || slash == std::string::npos)
        return zone != table.zones.end();
    int slot = -1;
    const char *end = anchor.data() + anchor.size();
    const auto read = std::from_chars(anchor.data() + slash + 1, end, slot);
    const bool bounded = zone->kind == Zone::Kind::Grid || zone->kind == Zone::Kind::Slots;
    return read.ptr == end && slot >= 0 && (!bounded || slot < zone->cols * zone->rows);
}

} // namespace

Words::Words(const Setup &setup, Findings &findings)
    : m_texts(setup.definition().texts),
      m_together(setup.definition().cooperative),
      m_findings(findings)
{
    for (std::size_t i = 0; i < m_renderers.size(); ++i) {
        m_renderers[i].catalog = &m_texts;
        m_renderers[i].language = static_cast<Language>(i);
    }
}

std::string Words::both(const Text &text, const std::string &where) const
{
    collect(text, m_findings);
    std::string out;
    for (const Renderer &renderer : m_renderers) {
        const std::string shown = renderer(text);
        if (shown.find("⟦") != std::string::npos)
            m_findings.fail("texts", where + ": " + shown);
        out += shown + "\n";
    }
    return out;
}

std::string Words::needed(const Text &text, const std::string &where) const
{
    m_findings.expect(!text.empty(), "names", where + " has no words");
    return both(text, where);
}

void Words::checkTable(const Presentation &table) const
{
    checkPieces(table);
    for (const Zone &zone : table.zones)
        needed(zone.label, "zone " + zone.id);
    for (const Counter &counter : table.counters)
        needed(counter.label, "counter " + counter.id);
    for (const SeatSummary &seat : table.seats)
        both(seat.detail, "seat panel");
    both(table.phase, "phase");
    const Prompt &prompt = table.prompt;
    if (prompt.kind == PromptKind::None)
        return;
    needed(prompt.title, "prompt " + prompt.decision);
    both(prompt.detail, "prompt detail");
    both(prompt.confirm, "prompt confirm");
    for (const Text &group : prompt.groups)
        needed(group, "prompt group");
    for (const PromptOption &option : prompt.options) {
        needed(option.label, "option of " + prompt.decision);
        both(option.warning, "option warning");
    }
    checkOptionsDiffer(prompt);
    checkAnchors(table);
}

void Words::checkPieces(const Presentation &table) const
{
    std::set<std::string> ids;
    for (const Piece &piece : table.pieces) {
        needed(piece.name, "piece " + piece.id);
        both(piece.label, "label of " + piece.id);
        both(piece.tip, "tip of " + piece.id);
        m_findings.expect(ids.insert(piece.id).second, "pieces",
                          "two pieces are called " + piece.id);
        const bool zone = std::any_of(table.zones.begin(), table.zones.end(),
                                      [&](const Zone &z) { return z.id == piece.zone; });
        m_findings.expect(zone, "pieces",
                          piece.id + " lies in " + piece.zone + ", which is no zone");
    }
}

// As buttons, and for a screen reader, options have nothing but their words.
void Words::checkOptionsDiffer(const Prompt &prompt) const
{
    for (const Renderer &renderer : m_renderers) {
        std::set<std::string> labels;
        for (const PromptOption &option : prompt.options) {
            const std::string label = renderer(option.label);
            m_findings.expect(labels.insert(label).second, "prompt",
                              prompt.decision + " has two options \"" + label + "\"");
        }
    }
}

void Words::checkAnchors(const Presentation &table) const
{
    const Prompt &prompt = table.prompt;
    for (const std::string &anchor : prompt.anchors)
        m_findings.expect(anchorExists(table, anchor), "anchors",
                          prompt.decision + ": no place " + anchor);
    for (const PromptOption &option : prompt.options) {
        if (!option.anchor.empty())
            m_findings.expect(anchorExists(table, option.anchor), "anchors",
                              prompt.decision + ": no place " + option.anchor);
    }
    for (const std::string &zone : prompt.zones)
        m_findings.expect(anchorExists(table, zone), "anchors",
                          prompt.decision + ": no zone " + zone);
}

void Words::checkEvents(const Events &events) const
{
    for (const Event &event : events) {
        both(event.text, "event");
        both(event.detail, "event detail");
    }
}

void Words::checkOutcome(const Outcome &outcome, int seats) const
{
    std::array<int, kMaxSeats> sum{};
    for (const ScoreLine &line : outcome.lines) {
        needed(line.label, "score line");
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += line.adds ? line.points[i] : 0;
    }
    if (!outcome.finished)
        return;
    needed(outcome.headline, "headline of the result");
    if (m_together)
        needed(outcome.meaning, "meaning of the result for all together");
    for (int seat = 0; seat < seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        m_findings.expect(outcome.lines.empty() || sum[i] == outcome.score[i], "score",
                          "the score lines of seat " + std::to_string(seat + 1) + " add up to " +
                              std::to_string(sum[i]) + ", the score is " +
                              std::to_string(outcome.score[i]));
    }
}

/// What gives the points is on the table, and gives all of them; a game that shows it does so for every line.
void Words::checkSources(const Outcome &outcome, const Presentation &table) const
{
    const bool shows = std::any_of(outcome.lines.begin(), outcome.lines.end(),
                                   [](const ScoreLine &line) { return !line.sources.empty(); });
    m_findings.count("score lines with sources", shows ? outcome.lines.size() : 0);
    for (const ScoreLine &line : shows ? outcome.lines : std::vector<ScoreLine>()) {
        std::array<int, kMaxSeats> sum{};
        for (const ScoreSource &source : line.sources) {
            m_findings.expect(
                std::any_of(table.pieces.begin(), table.pieces.end(),
                            [&](const Piece &piece) {
                                return piece.id == source.piece && piece.zone == source.zone;
                            }),
                "sources", line.clause + ": no " + source.piece + " in " + source.zone);
            sum[static_cast<std::size_t>(source.seat)] += source.points;
        }
        m_findings.expect(!line.adds || sum == line.points, "sources",
                          line.clause + ": what is counted does not add up to the points");
    }
}

std::string Words::tableBytes(const Presentation &table) const
{
    return tableToJson(table, m_renderers[0]).dump() + tableToJson(table, m_renderers[1]).dump();
}

std::string Words::eventBytes(const Events &events) const
{
    std::string out;
    for (const Event &event : events) {
        out += std::to_string(static_cast<int>(event.type)) + " " + std::to_string(event.actor) +
               " " + event.clause + " " + event.sound + "\n";
        for (const Renderer &renderer : m_renderers)
            out += renderer(event.text) + "\n" + renderer(event.detail) + "\n";
        for (const PieceMotion &m : event.motions)
            out += m.before + ">" + m.after + " " + m.fromZone + ">" + m.toZone +
                   std::to_string(m.toSlot) + "\n";
    }
    return out;
}

std::string Words::outcomeBytes(const Outcome &outcome) const
{
    std::string out = std::to_string(outcome.finished) + " " + std::to_string(outcome.winners);
    for (const int score : outcome.score)
        out += " " + std::to_string(score);
    for (const Renderer &renderer : m_renderers) {
        out += "\n" + renderer(toldOf(outcome));
        for (const ScoreLine &line : outcome.lines) {
            out += "\n" + renderer(line.label) + " " + line.clause;
            for (const int points : line.points)
                out += " " + std::to_string(points);
        }
    }
    return out;
}

std::string Words::replayBytes(const Match &match, const ReplayLook &look) const
{
    std::string out;
    for (const Renderer &renderer : m_renderers) {
        for (int ply = -1; ply < match.plyCount(); ++ply)
            out += replayedPly(match, ply, look, renderer).dump() + "\n";
        out += replayedEnd(match, look, renderer).dump() + "\n";
    }
    return out;
}

} // namespace takujo::conformance
