#pragma once
#include "match/match.h"
#include "plugin/catalogue.h"

namespace takujo {

/// A position file with the game it is for; its state passed the checks of the rules.
struct OpenPosition
{
    RuleSet rules;
    std::shared_ptr<const Game> game;
    StateBlob state;
};

/// Problems carry their place in the document.
Loaded<OpenPosition> openPosition(Catalogue &catalogue, const Json &document);

} // namespace takujo
