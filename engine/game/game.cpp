#include "game/game.h"

namespace takujo {

const std::vector<std::string> &levelNames()
{
    static const std::vector<std::string> names{"beginner", "casual", "skilled", "expert",
                                                "master"};
    return names;
}

Text toldOf(const Outcome &outcome)
{
    if (outcome.meaning.empty())
        return outcome.headline;
    return Text("match.outcome").sub("what", outcome.headline).sub("means", outcome.meaning);
}

} // namespace takujo
