#include "definition.h"

#include "ai/agent.h"
#include "coldwater_data.h"
#include "game/game_adapter.h"
#include "game/game_words.h"
#include "notation/text_of.h"
#include "rules/rules.h"
#include "rules/schema.h"
#include "table/rulebook_values.h"

namespace takujo::coldwater {

namespace {

GameDefinition makeDefinition()
{
    GameDefinition game;
    game.id = "coldwater";
    game.schema = schema();
    game.texts = texts();
    game.rulebookJa = std::string(embedded::rulebook_ja_md);
    game.rulebookEn = std::string(embedded::rulebook_en_md);
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds("CW", 33, 23);
    game.startByLot = "CW-A22";
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

} // namespace takujo::coldwater
