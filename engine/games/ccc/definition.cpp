#include "definition.h"

#include "ai/weights.h"
#include "game/game_words.h"
#include "rules/schema.h"

namespace takujo::ccc {

void define(GameDefinition &game)
{
    game.schema = schema();
    game.weights = weightBook<Weights>();
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds("CCC", 22, 15);
    game.startByLot = "CCC-3";
}

} // namespace takujo::ccc
