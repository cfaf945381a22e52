#include "rules/rules.h"

namespace takujo::lanterns {

std::string Rules::moveText(const Move &move) const
{
    return move == playMove(kHidden) ? "play ?" : "play " + std::to_string(move.data[0]);
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    for (int value = 1; value <= kValues; ++value) {
        if (text == moveText(playMove(value)))
            return playMove(value);
    }
    if (text == moveText(playMove(kHidden)))
        return playMove(kHidden);
    return problem("refuse.form");
}

Text Rules::describe(const Move &move) const
{
    return move == playMove(kHidden) ? Text("event.choose")
                                     : Text("move.play").num("value", move.data[0]);
}

} // namespace takujo::lanterns
