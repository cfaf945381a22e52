#include "definition.h"

#include "game/game_adapter.h"
#include "knowledge.h"
#include "lanterns.h"
#include "lanterns_data.h"
#include "search/agent.h"

namespace takujo::lanterns {

namespace {

Param number(const char *id, int def, int min, int max, const char *clause)
{
    Param param;
    param.id = id;
    param.type = ParamType::Int;
    param.def = def;
    param.min = min;
    param.max = max;
    param.group = "match";
    param.clauses = {clause};
    return param;
}

RuleSchema schema()
{
    RuleSchema out;
    out.game = "lanterns";
    out.params = {number("rounds", 6, 4, 6, "LN-7"), number("hand_size", 4, 3, kMaxHand, "LN-1")};
    Param ties;
    ties.id = "ties_cancel";
    ties.def = true;
    ties.group = "match";
    ties.clauses = {"LN-6"};
    out.params.push_back(ties);
    out.presets = {{"standard", Json::object()}};
    return out;
}

} // namespace

const GameDefinition &definition()
{
    static const GameDefinition game = [] {
        GameDefinition d;
        d.id = "lanterns";
        d.schema = schema();
        d.texts.add(Language::Ja, embedded::text_ja_json);
        d.texts.add(Language::En, embedded::text_en_json);
        d.rulebookJa = embedded::rulebook_ja_md;
        d.rulebookEn = embedded::rulebook_en_md;
        for (int clause = 1; clause <= 7; ++clause)
            d.clauses.push_back("LN-" + std::to_string(clause));
        d.create = [](const RuleValues &values, int seats) -> std::unique_ptr<Game> {
            return std::make_unique<GameAdapter<Rules, IsmctsAgent<SearchModel>>>(definition(),
                                                                                  values, seats);
        };
        return d;
    }();
    return game;
}

} // namespace takujo::lanterns
