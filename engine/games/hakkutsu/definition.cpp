#include "definition.h"

#include "ai/weights.h"
#include "game/game_words.h"
#include "rules/schema.h"

namespace takujo::hakkutsu {

void define(GameDefinition &game)
{
    game.schema = schema();
    game.weights = weightBook<Weights>();
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds("HK", 28, 23);
    game.startByLot = "HK-5";
}

} // namespace takujo::hakkutsu
