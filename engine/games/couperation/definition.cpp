#include "definition.h"

#include "ai/agent.h"
#include "couperation_data.h"
#include "game/game_adapter.h"
#include "game/game_words.h"
#include "notation/text_of.h"
#include "rules/rules.h"
#include "rules/schema.h"
#include "table/rulebook_values.h"

namespace takujo::couperation {

namespace {

GameDefinition makeDefinition()
{
    GameDefinition game;
    game.id = "couperation";
    game.cooperative = true;
    game.schema = schema();
    game.texts = texts();
    game.rulebookJa = std::string(embedded::rulebook_ja_md);
    game.rulebookEn = std::string(embedded::rulebook_en_md);
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds("CP", 27, 18);
    game.create = [](const RuleValues &values, int seats) -> std::unique_ptr<Game> {
        return std::make_unique<GameAdapter<Rules, Agent>>(definition(), values, seats);
    };
    return game;
}

} // namespace

const GameDefinition &definition()
{
    static const GameDefinition game = makeDefinition();
    return game;
}

} // namespace takujo::couperation
