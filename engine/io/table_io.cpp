#include "io/record_io.h"

#include <nlohmann/json.hpp>

#include <cctype>
#include <initializer_list>
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

#define TAKUJO_QUOTED(name) #name,

/// The enumerator as JSON writes it, in small letters.
template<class Kind>
std::string kindName(Kind kind, std::initializer_list<const char *> names)
{
    std::string name = names.begin()[static_cast<std::size_t>(kind)];
    name.front() = static_cast<char>(std::tolower(name.front()));
    return name;
}

Json zoneJson(const Zone &zone, const Renderer &words)
{
    return Json{{"id", zone.id},
                {"kind", kindName(zone.kind, {TAKUJO_ZONE_KINDS(TAKUJO_QUOTED)})},
                {"label", words(zone.label)},
                {"owner", zone.owner},
                {"cols", zone.cols},
                {"rows", zone.rows},
                {"count", zone.count},
                {"face", zone.face}};
}

Json factsJson(const Facts &facts)
{
    Json json = Json::object();
    facts.visit([&json](const FactField &field, std::span<const int> values) {
        Json &out = json[std::string(field.name)];
        switch (field.type) {
        case FactField::Type::Number: out = values.front(); break;
        case FactField::Type::Flag: out = values.front() != 0; break;
        case FactField::Type::List:
            out = Json(std::vector<int>(values.begin(), values.end()));
            break;
        }
    });
    return json;
}

Json pieceJson(const Piece &piece, const Renderer &words)
{
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
                {"facts", factsJson(piece.facts)}};
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
    Json json{{"kind", kindName(prompt.kind, {TAKUJO_PROMPT_KINDS(TAKUJO_QUOTED)})},
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

Json tableToJson(const Presentation &table, const Renderer &words)
{
    return Json{{"phase", words(table.phase)},
                {"prompt", promptJson(table.prompt, words)},
                {"seats", array(table.seats, words, seatJson)},
                {"counters", array(table.counters, words, counterJson)},
                {"facts", factsJson(table.facts)},
                {"zones", array(table.zones, words, zoneJson)},
                {"pieces", array(table.pieces, words, pieceJson)}};
}

} // namespace takujo
