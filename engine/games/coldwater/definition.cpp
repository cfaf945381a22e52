#include "definition.h"

#include "ai/weights.h"
#include "game/game_words.h"
#include "rules/schema.h"

namespace takujo::coldwater {

void define(GameDefinition &game)
{
    game.schema = schema();
    game.weights = weightBook<Weights>();
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds("CW", 33, 23);
    game.startByLot = "CW-A22";
}

} // namespace takujo::coldwater
