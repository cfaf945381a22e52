#include "tableprinter.h"

#include <map>

namespace takujo {

namespace {

/// A place of a grid that is nothing yet: no card, no range, nothing to say of it.
bool isBlank(const Piece &piece) { return piece.label.empty() && piece.tip.empty(); }

/// A grid as it lies, one line a row.
std::string gridLines(const Presentation &table, const Zone &zone, const Renderer &words)
{
    std::map<int, std::multimap<int, std::string>> rows;
    for (const Piece &piece : table.pieces) {
        if (piece.zone == zone.id && !isBlank(piece))
            rows[piece.slot / zone.cols].emplace(piece.slot % zone.cols, words(piece.name));
    }
    std::string out;
    for (const auto &[number, row] : rows) {
        std::string line; // the names hold commas themselves
        for (const auto &[column, name] : row)
            line += (line.empty() ? "" : " | ") + name;
        out += "    " + line + "\n";
    }
    return out;
}

std::string zoneLine(const Presentation &table, const Zone &zone, const Renderer &words)
{
    const std::string label = "  " + words(Text("cli.table.zone").sub("zone", zone.label));
    if (zone.kind == Zone::Kind::Grid && zone.cols > 0)
        return label + "\n" + gridLines(table, zone, words);
    std::vector<Text> inside;
    for (const Piece &piece : table.pieces) {
        if (piece.zone == zone.id)
            inside.push_back(piece.name);
    }
    if (inside.empty() && zone.count > 0)
        inside.push_back(Text("cli.table.stack").num("count", zone.count));
    if (inside.empty())
        inside.emplace_back("cli.table.none");
    const std::string list = words(Text("cli.list").list("items", std::move(inside)));
    return label + " " + list + "\n";
}

std::string promptLines(const Prompt &prompt, const Renderer &words)
{
    if (prompt.seat == kNoSeat)
        return {};
    std::string out = "\n" + words(Text("cli.table.asked").seat("seat", prompt.seat)) + " " +
                      words(prompt.title) + "\n";
    for (const PromptOption &option : prompt.options)
        out += "  - " + words(option.label) + "\n";
    return out;
}

} // namespace

std::string printedTable(const Presentation &table, const Renderer &words)
{
    std::string out = table.phase.empty() ? std::string() : words(table.phase) + "\n";
    for (const SeatSummary &seat : table.seats) {
        const Text line = seat.score
                              ? Text("cli.score").seat("seat", seat.seat).num("score", *seat.score)
                              : Text("cli.score.unknown").seat("seat", seat.seat);
        out += (seat.active ? "> " : "  ") + words(line);
        out += seat.detail.empty() ? "\n" : "  " + words(seat.detail) + "\n";
    }
    for (const Counter &counter : table.counters)
        out += "  " + words(counter.label) + " " + std::to_string(counter.value) + "\n";
    out += "\n";
    for (const Zone &zone : table.zones)
        out += zoneLine(table, zone, words);
    out += promptLines(table.prompt, words);
    return out.substr(0, out.find_last_not_of('\n') + 1);
}

} // namespace takujo
