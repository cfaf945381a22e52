#include "definition.h"

#include "game/game_words.h"
#include "game/parameters.h"

namespace takujo::lanterns {

void define(GameDefinition &game)
{
    using namespace parameters;
    game.clauses = clauseIds("LN", 7, 0);
    game.schema.game = game.id;
    game.schema.params = {number("rounds", 6, 4, 6, "match", {"LN-7"}),
                          number("hand_size", 4, 3, 5, "match", {"LN-1"}),
                          flag("ties_cancel", true, "match", {"LN-6"})};
    game.schema.presets = {{"standard"}};
}

} // namespace takujo::lanterns
