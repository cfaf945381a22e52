#pragma once
#include "evaluation/statistics.h"
#include "evaluation/study_row.h"
#include "game/game.h"

namespace takujo {

/// What an event uses: cards, equipment, squares. The game says which events count by a text
/// "study.use.<event id>", whose first place names the component: for log.mined "{rock}: mined".
/// A key holds the event and the component's name in both languages.
std::vector<std::string> componentKeys(const GameDefinition &game, const Event &event);

/// How often something is used and how those do who use it.
struct ComponentUse
{
    Text label;       ///< "Gold mined"
    double share = 0; ///< of the matches
    /// How much more often those who used it won than their seats do on average; the intervals of all
    /// components hold together. What is used by those who are winning anyway looks strong, too.
    Estimate win;
    bool certain() const { return win.excludesZero(); }
};

/// Over- and under-powered first: certain ones by their size, then the others.
/// @param looks how often the numbers are looked at, see zOf()
std::vector<ComponentUse> componentUses(const GameDefinition &game,
                                        const std::vector<StudyRow> &rows, int seats,
                                        int looks = 1);

/// One sentence of it.
Text useText(const ComponentUse &use);

} // namespace takujo
