#pragma once
#include "input_file.h"

namespace takujo {

/// `balance --against PLAYER`: whether the player of studies gives the picture that a stronger one gives.
struct AgainstOptions
{
    std::string player;
    int games = 0;    ///< of that player; 0 = not said
    std::string lots; ///< "A..B": house rules by lot instead of the rules themselves

    void add(CLI::App &command, CLI::Option *other);
};

struct AgainstSpec
{
    AgainstOptions against;
    std::string player; ///< of the study; empty = the game's own
    int games = 0;      ///< 0 = not said
    int jobs = 1;
};

/// Prints a comparison for each number of seats, or one for each house rule by lot with the seats in
/// turn. Official presets are not played again where the baselines hold them and no number of matches
/// was said. Exit code 1 when a share of wins differs, or a difference points the other way.
int showAgreements(Tool &tool, const OpenedRules &rules, const std::vector<int> &seats,
                   const AgainstSpec &spec);

} // namespace takujo
