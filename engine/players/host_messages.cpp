#include "players/host_messages.h"

#include "game/fields.h"
#include "io/files.h"

#include <algorithm>

namespace takujo {

Loaded<HostMessage> readHostMessage(const std::string &line)
{
    constexpr std::int64_t kMostIds = std::int64_t{1} << 60;
    const Loaded<Json> json = parseJson(line);
    if (!json)
        return json.error();
    HostMessage message{*json, {}, 0};
    const Problems problems = Fields::read(*json, Missing::Kept, [&](Fields &f) {
        f.allowOthers();
        f.required("type").text(message.type, 64);
        f["id"].value(message.id, Domain::numbers(0, kMostIds));
    });
    if (!problems.empty())
        return problems;
    return message;
}

Loaded<std::shared_ptr<const Game>> readHostRules(Catalogue &catalogue, const Json &message,
                                                  const GameDefinition *&known)
{
    Json rules;
    int seats = 0;
    const Problems problems = Fields::read(message, Missing::Refused, [&](Fields &f) {
        f.allowOthers();
        if (Field at = f["rules"]; at.reads())
            rules = at.json();
        f["seats"].value(seats, Domain::numbers(1, kMaxSeats));
    });
    if (!problems.empty())
        return problems;
    known = catalogue.namedIn(rules);
    const Loaded<RuleSet> set = catalogue.rulesFrom(rules);
    if (!set)
        return set.error();
    return catalogue.makeGame(*set, seats);
}

Loaded<Request> readHostRequest(const Game &game, const Json &message,
                                const std::vector<ObservedPly> &told)
{
    constexpr std::int64_t kMostPlies = 65536;
    std::size_t from = 0;
    const Problems problems = Fields::read(message, Missing::Refused, [&](Fields &f) {
        f.allowOthers();
        f["from"].value(from, Domain::numbers(0, kMostPlies));
    });
    if (!problems.empty())
        return problems;
    Loaded<Request> request = readQuestion(game, message);
    if (request) {
        const auto kept = static_cast<std::ptrdiff_t>(std::min(told.size(), from));
        request->past.insert(request->past.begin(), told.begin(), told.begin() + kept);
    }
    return request;
}

} // namespace takujo
