#include "evaluation/report_words.h"

#include <array>

namespace takujo {

Text playerText(const std::string &player)
{
    constexpr std::array kKnown{"study.player.beginner", "study.player.casual",
                                "study.player.skilled",  "study.player.expert",
                                "study.player.master",   "study.player.greedy",
                                "study.player.study"};
    for (const std::string id : kKnown) {
        if (id.substr(id.rfind('.') + 1) == player)
            return Text(id);
    }
    return Text("study.player.named").raw("name", player);
}

} // namespace takujo
