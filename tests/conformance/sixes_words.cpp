#include "game/game_adapter.h"
#include "sixes_agent.h"
#include "sixes_rules.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace takujo::sixes {

namespace {

constexpr std::string_view kEnglish = R"({
 "card": "{value}", "card.name": "card {value}", "card.back": "face-down card",
 "zone.hand": "Hand of {seat}", "zone.row": "Row of {seat}", "prompt.play": "Play a card",
 "play": "{seat} plays {value}", "draw": "{seat} draws", "draw.own": "{seat} draws {value}",
 "move": "play {value}", "refuse.hand": "That card is not in your hand",
 "score.values": "Different values", "end": "Finished with {score} {score|point|points}",
 "text.move": "\"{text}\" is not a move", "state.bad": "not a position of this game",
 "preset.standard": "Standard", "preset.standard.note": "3 of each", "preset.long": "Long",
 "preset.long.note": "4 of each", "rule.group.cards": "Cards", "rule.copies": "Copies",
 "rule.copies.help": "How many cards there are of each value"})";

constexpr std::string_view kJapanese = R"({
 "card": "{value}", "card.name": "{value}のカード", "card.back": "伏せたカード",
 "zone.hand": "{seat}の手札", "zone.row": "{seat}の列", "prompt.play": "カードを1枚出します",
 "play": "{seat}が{value}を出しました", "draw": "{seat}が引きました", "draw.own": "{seat}が{value}を引きました",
 "move": "{value}を出す", "refuse.hand": "そのカードは手札にありません",
 "score.values": "値の種類", "end": "{score}点で終わりました",
 "text.move": "「{text}」は手ではありません", "state.bad": "このゲームの局面ではありません",
 "preset.standard": "標準", "preset.standard.note": "各3枚", "preset.long": "ロング",
 "preset.long.note": "各4枚", "rule.group.cards": "カード", "rule.copies": "枚数",
 "rule.copies.help": "値ごとのカードの枚数"})";

std::unique_ptr<Game> create(const RuleValues &values, int seats)
{
    return std::make_unique<GameAdapter<Rules, Agent>>(definition(), values, seats);
}

void addCards(Presentation &table, const CardCounts &cards, const std::string &zone, SeatId owner)
{
    int slot = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        for (int i = 0; i < cards[toIndex(kind)]; ++i) {
            Piece piece;
            piece.kind = "card-" + std::to_string(kind + 1);
            piece.id = piece.kind + "#" + zone + "." + std::to_string(i);
            piece.zone = zone;
            piece.slot = slot++;
            piece.owner = owner;
            piece.label = Text("card").num("value", kind + 1);
            piece.name = Text("card.name").num("value", kind + 1);
            piece.clause = "SIXES-1";
            table.pieces.push_back(std::move(piece));
        }
    }
}

void addBacks(Presentation &table, int count, const std::string &zone, SeatId owner)
{
    for (int slot = 0; slot < count; ++slot) {
        Piece piece;
        piece.kind = "card";
        piece.id = zone + "/" + std::to_string(slot);
        piece.zone = zone;
        piece.slot = slot;
        piece.owner = owner;
        piece.faceDown = true;
        piece.name = "card.back";
        table.pieces.push_back(std::move(piece));
    }
}

Prompt promptFor(const View &view)
{
    Prompt prompt;
    if (view.finished)
        return prompt;
    prompt.seat = static_cast<SeatId>(view.actor);
    prompt.decision = "play";
    if (view.viewer != view.actor)
        return prompt;
    prompt.kind = PromptKind::Pick;
    prompt.title = "prompt.play";
    for (int kind = 0; kind < kKinds; ++kind) {
        if (view.hand[toIndex(kind)] == 0)
            continue;
        PromptOption option;
        option.move = Move{1, {static_cast<std::uint8_t>(kind)}};
        option.label = Text("move").num("value", kind + 1);
        option.anchor =
            "card-" + std::to_string(kind + 1) + "#hand." + std::to_string(view.actor) + ".0";
        prompt.anchors.push_back(option.anchor);
        prompt.options.push_back(std::move(option));
    }
    return prompt;
}

} // namespace

Presentation Rules::table(const View &view) const
{
    Presentation table;
    for (int seat = 0; seat < m_seats; ++seat) {
        const auto owner = static_cast<SeatId>(seat);
        const std::string n = std::to_string(seat);
        table.zones.push_back({"hand." + n,
                               Zone::Kind::Hand,
                               Text("zone.hand").seat("seat", owner),
                               owner,
                               0,
                               0,
                               0,
                               {}});
        table.zones.push_back({"row." + n,
                               Zone::Kind::Row,
                               Text("zone.row").seat("seat", owner),
                               owner,
                               0,
                               0,
                               0,
                               {}});
        if (seat == view.viewer)
            addCards(table, view.hand, "hand." + n, owner);
        else
            addBacks(table, view.handSize[toIndex(seat)], "hand." + n, owner);
        addCards(table, view.rows[toIndex(seat)], "row." + n, owner);
        table.seats.push_back({owner, standing(view).score[toIndex(seat)], {}, view.actor == seat});
    }
    table.prompt = promptFor(view);
    return table;
}

std::string Rules::moveText(const Move &move) const
{
    return "play " + std::to_string(move.data[0] + 1);
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    int value = 0;
    const std::string_view number = text.substr(std::min<std::size_t>(5, text.size()));
    const auto end = std::from_chars(number.data(), number.data() + number.size(), value);
    const bool fine =
        text.starts_with("play ") && end.ec == std::errc() && value >= 1 && value <= kKinds;
    if (!fine || moveText(Move{1, {static_cast<std::uint8_t>(value - 1)}}) != text)
        return problem(Text("text.move").raw("text", std::string(text)));
    return Move{1, {static_cast<std::uint8_t>(value - 1)}};
}

Text Rules::describe(const Move &move) const { return Text("move").num("value", move.data[0] + 1); }

Json Rules::stateToJson(const State &state) const
{
    return {{"stock", state.stock},      {"hands", state.hands}, {"rows", state.rows},
            {"drawn", state.drawn},      {"actor", state.actor}, {"turn", state.turn},
            {"finished", state.finished}};
}

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    try {
        State state;
        json.at("stock").get_to(state.stock);
        json.at("hands").get_to(state.hands);
        json.at("rows").get_to(state.rows);
        json.at("drawn").get_to(state.drawn);
        json.at("actor").get_to(state.actor);
        json.at("turn").get_to(state.turn);
        json.at("finished").get_to(state.finished);
        if (state.actor < m_seats && invariants(state).empty())
            return state;
    } catch (const Json::exception &) {
        return problem("state.bad");
    }
    return problem("state.bad");
}

Json Rules::viewToJson(const View &view) const
{
    return {{"viewer", view.viewer == kPublic ? -1 : view.viewer},
            {"hand", view.hand},
            {"handSize", view.handSize},
            {"rows", view.rows},
            {"drawn", view.drawn},
            {"actor", view.actor},
            {"turn", view.turn}};
}

const GameDefinition &definition()
{
    static const GameDefinition game = [] {
        GameDefinition d;
        d.id = "sixes";
        d.minSeats = 2;
        d.maxSeats = kSeats;
        d.schema.game = "sixes";
        Param copies;
        copies.id = "copies";
        copies.type = ParamType::Int;
        copies.def = 3;
        copies.group = "cards";
        copies.clauses = {"SIXES-1"};
        copies.min = 2;
        copies.max = 9;
        d.schema.params = {copies};
        d.schema.presets = {{"standard"}, {"long", {{"copies", 4}}}};
        d.texts.add(Language::En, kEnglish);
        d.texts.add(Language::Ja, kJapanese);
        d.rulebookEn = "# Sixes\n\n{#SIXES-1} There are {copies} cards of each "
                       "value.\n\n{#SIXES-2} Draw one.\n\n"
                       "{#SIXES-3} Play one.\n\n{#SIXES-4} Each value counts once.\n";
        d.rulebookJa = "# シックス\n\n{#SIXES-1} 各{copies}枚です。\n\n{#SIXES-2} 1枚引きます。\n\n"
                       "{#SIXES-3} 1枚出します。\n\n{#SIXES-4} 値ごとに1回数えます。\n";
        d.clauses = {"SIXES-1", "SIXES-2", "SIXES-3", "SIXES-4"};
        d.create = create;
        return d;
    }();
    return game;
}

} // namespace takujo::sixes
