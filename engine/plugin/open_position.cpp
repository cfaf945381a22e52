#include "plugin/open_position.h"

#include "game/fields.h"
#include "game/within_memory.h"
#include "io/record_io.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

Loaded<OpenPosition> positionOf(Catalogue &catalogue, const Json &document)
{
    const Loaded<const GameDefinition *> definition =
        catalogue.definition(QString::fromStdString(recordGame(document)));
    if (!definition)
        return below("/game", definition.error());
    const Loaded<Position> position = readPosition((*definition)->schema, document);
    if (!position)
        return position.error();
    const auto game = catalogue.makeGame(position->rules, position->seats);
    if (!game)
        return placed("/seats", game.error());
    Loaded<StateBlob> state = (*game)->stateFromJson(position->state);
    if (!state)
        return below("/state", state.error());
    return OpenPosition{position->rules, *game, *state};
}

} // namespace

Loaded<OpenPosition> openPosition(Catalogue &catalogue, const Json &document)
{
    return withinMemory([&] { return positionOf(catalogue, document); });
}

} // namespace takujo
