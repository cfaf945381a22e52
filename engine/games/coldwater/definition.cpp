#include "definition.h"

#include "brain.h"
#include "coldwater_data.h"
#include "core.h"
#include "rulebook_values.h"
#include "schema.h"
#include "search/game_of.h"
#include "text_of.h"

namespace takujo::coldwater {

namespace {

/// The manual's clauses, then the rulings on what it leaves open.
std::vector<std::string> clauseIds()
{
    std::vector<std::string> out;
    for (int i = 1; i <= 33; ++i)
        out.push_back("CW-" + std::to_string(i));
    for (int i = 1; i <= 23; ++i)
        out.push_back("CW-A" + std::to_string(i));
    return out;
}

GameDefinition makeDefinition()
{
    GameDefinition game;
    game.id = "coldwater";
    game.schema = schema();
    game.texts = texts();
    game.rulebookJa = std::string(embedded::rulebook_ja_md);
    game.rulebookEn = std::string(embedded::rulebook_en_md);
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds();
    game.create = [](const RuleValues &values, int seats) -> std::unique_ptr<Game> {
        return std::make_unique<GameOf<Core, Brain>>(definition(), values, seats);
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
