#include "io/record_io.h"

#include <string>

namespace takujo {

namespace {

/// Text as a sentence; an empty one stays empty.
Json texts(const std::vector<Text> &list, const Renderer &words)
{
    Json json = Json::array();
    for (const Text &text : list)
        json.push_back(words(text));
    return json;
}

std::string kindName(Zone::Kind kind)
{
    switch (kind) {
    case Zone::Kind::Grid: return "grid";
    case Zone::Kind::Hand: return "hand";
    case Zone::Kind::Stack: return "stack";
    case Zone::Kind::Row: return "row";
    case Zone::Kind::Slots: return "slots";
    case Zone::Kind::Free: return "free";
    }
    return {};
}

std::string kindName(PromptKind kind)
{
    switch (kind) {
    case PromptKind::None: return "none";
    case PromptKind::Pick: return "pick";
    case PromptKind::Subset: return "subset";
    case PromptKind::Order: return "order";
    case PromptKind::Assign: return "assign";
    case PromptKind::Number: return "number";
    case PromptKind::Shot: return "shot";
    }
    return {};
}

Json zoneJson(const Zone &zone, const Renderer &words)
{
    return Json{{"id", zone.id},
                {"kind", kindName(zone.kind)},
                {"label", words(zone.label)},
                {"owner", zone.owner},
                {"cols", zone.cols},
                {"rows", zone.rows},
                {"count", zone.count},
                {"face", zone.face}};
}

Json pieceJson(const Piece &piece, const Renderer &words)
{
    Json attrs = Json::object();
    for (const auto &[key, value] : piece.attrs)
        attrs[key] = value;
    return Json{{"id", piece.id},
                {"kind", piece.kind},
                {"zone", piece.zone},
                {"slot", piece.slot},
                {"count", piece.count},
                {"owner", piece.owner},
                {"faceDown", piece.faceDown},
                {"back", piece.back},
                {"label", words(piece.label)},
                {"name", words(piece.name)},
                {"tip", words(piece.tip)},
                {"clause", piece.clause},
                {"attrs", attrs}};
}

Json counterJson(const Counter &counter, const Renderer &words)
{
    return Json{{"id", counter.id},
                {"label", words(counter.label)},
                {"value", counter.value},
                {"owner", counter.owner},
                {"clause", counter.clause}};
}

Json seatJson(const SeatSummary &seat, const Renderer &words)
{
    return Json{{"seat", seat.seat},
                {"score", seat.score ? Json(*seat.score) : Json()},
                {"detail", words(seat.detail)},
                {"active", seat.active}};
}

/// The 16 bytes of a move; the table does not know its game's words.
std::string moveHex(const Move &move)
{
    std::vector<std::byte> bytes{std::byte{move.kind}};
    for (const std::uint8_t value : move.data)
        bytes.push_back(std::byte{value});
    return writeChance({{ChanceOutcome::Type::Resolve, 0, std::move(bytes)}}).substr(1);
}

Json optionJson(const PromptOption &option, const Renderer &words)
{
    return Json{{"move", moveHex(option.move)},
                {"label", words(option.label)},
                {"anchor", option.anchor},
                {"main", option.main},
                {"warning", words(option.warning)},
                {"effect", words(option.effect)},
                {"path", option.path},
                {"affects", option.affects}};
}

Json promptJson(const Prompt &prompt, const Renderer &words)
{
    Json json{{"kind", kindName(prompt.kind)},
              {"seat", prompt.seat},
              {"decision", prompt.decision},
              {"quiet", prompt.quiet},
              {"title", words(prompt.title)},
              {"detail", words(prompt.detail)},
              {"confirm", words(prompt.confirm)},
              {"step", prompt.step},
              {"steps", prompt.steps},
              {"min", prompt.min},
              {"max", prompt.max},
              {"anchors", prompt.anchors},
              {"zones", prompt.zones},
              {"groups", texts(prompt.groups, words)}};
    if (!prompt.limits.empty()) {
        Json &limits = json["limits"] = Json::array();
        for (const GroupLimit &limit : prompt.limits)
            limits.push_back({{"zone", limit.zone}, {"max", limit.max}});
    }
    Json &options = json["options"] = Json::array();
    for (const PromptOption &option : prompt.options)
        options.push_back(optionJson(option, words));
    return json;
}

/// An array of `write(item)`.
template<class List, class Write>
Json array(const List &list, const Renderer &words, Write write)
{
    Json json = Json::array();
    for (const auto &item : list)
        json.push_back(write(item, words));
    return json;
}

} // namespace

Json tableToJson(const Table &table, const Renderer &words)
{
    return Json{{"phase", words(table.phase)},
                {"prompt", promptJson(table.prompt, words)},
                {"seats", array(table.seats, words, seatJson)},
                {"counters", array(table.counters, words, counterJson)},
                {"zones", array(table.zones, words, zoneJson)},
                {"pieces", array(table.pieces, words, pieceJson)}};
}

} // namespace takujo
