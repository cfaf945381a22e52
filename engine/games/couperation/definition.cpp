#include "definition.h"

#include "game/game_words.h"
#include "rules/schema.h"

namespace takujo::couperation {

void define(GameDefinition &game)
{
    game.cooperative = true;
    game.schema = schema();
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds("CP", 27, 18);
}

} // namespace takujo::couperation
