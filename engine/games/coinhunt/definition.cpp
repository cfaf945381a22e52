#include "definition.h"

#include "ai/weights.h"
#include "game/game_words.h"
#include "rules/schema.h"

namespace takujo::coinhunt {

void define(GameDefinition &game)
{
    game.hiddenHands = false; // nobody knows what another does not (CH-46)
    game.slowPlayOuts = true;
    game.schema = schema();
    game.weights = weightBook<Weights>();
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds("CH", 46, 31);
}

} // namespace takujo::coinhunt
