// What takujo-cli reads: slices of a run, and what a host says to it.
#include "formats.h"

#include "../damage/readers.h"
#include "evaluation/balance_report.h"
#include "evaluation/coop.h"
#include "evaluation/weight_tuning.h"
#include "event_statistics.h"
#include "io/files.h"
#include "players/host_messages.h"
#include "players/player_messages.h"
#include "sliced_rows.h"

#include <nlohmann/json.hpp>

#include <ranges>

namespace takujo {

namespace {

constexpr int kSeats = 2; ///< of the runs that slices are of; there are as many teams

const Game &slicedGame()
{
    static const std::shared_ptr<const Game> game =
        *installed().makeGame(*installed().rulesFor(QStringLiteral("ccc:standard")), kSeats);
    return *game;
}

/// Words of the engine and of the tool.
const TextCatalog &toolTexts()
{
    static const TextCatalog texts = [] {
        TextCatalog all = engineTexts();
        const QString folder = QStringLiteral(TAKUJO_SOURCE_DIR "/app/cli/text/");
        all.add(Language::Ja, *readFile(folder + QStringLiteral("ja.json")));
        all.add(Language::En, *readFile(folder + QStringLiteral("en.json")));
        return all;
    }();
    return texts;
}

/// Refused with words, or the same when it was written and read again; then it is one of `deals`.
template<class Deal, class Read, class Write>
std::string takeDeal(std::vector<Deal> &deals, const Json &row, Read read, Write write)
{
    const Loaded<Deal> deal = read(row);
    if (!deal)
        return unsaid(toolTexts(), badRow(row, "deal", deal.error()));
    deals.push_back(*deal);
    const Json written = write(*deal);
    const Loaded<Deal> again = read(written);
    return again && write(*again) == written ? "" : "a deal is not what was written";
}

/// Rows as arena, coop and tune read them, and what they come to.
std::string takeDeals(const std::vector<Json> &rows)
{
    const Game &game = slicedGame();
    std::vector<ArenaDeal> arena;
    std::vector<CoopDeal> coop;
    std::vector<TuneDeal> tune;
    for (const Json &row : rows) {
        for (const std::string &broken :
             {takeDeal(
                  arena, row, [](const Json &json) { return readDeal(json, kSeats); },
                  [](const ArenaDeal &deal) { return toJson(deal, kSeats); }),
              takeDeal(
                  coop, row, [](const Json &json) { return readCoopDeal(json, kSeats); },
                  [](const CoopDeal &deal) { return toJson(deal); }),
              takeDeal(
                  tune, row, [&](const Json &json) { return readTuneDeal(game, json); },
                  [&](const TuneDeal &deal) { return toJson(game, deal); })})
            if (!broken.empty())
                return broken;
    }
    toJson(sumArena(game, {"greedy", "random"}, arena));
    if (!coop.empty())
        sumCoop({"greedy", "random"}, coop);
    return {};
}

/// Rows as selfplay counts their events.
std::string takeCounts(const std::vector<Json> &rows)
{
    EventStatistics tally({}, {});
    for (const Json &row : rows)
        if (!tally.add(row.value("events", Json::array())))
            return {};
    for (const EventStatistics::Row &row : tally.rows())
        if (!(row.winShare >= 0 && row.winShare <= 1))
            return "who did something won more often than always";
    return {};
}

/// As Takujo would ask it: it is the same question, and its answer is a legal move.
std::string takeQuestion(const Game &game, Request question, std::uint64_t id)
{
    const std::string line =
        requestMessage(game, question, 0, {false, false, true, true}, 0, id).dump();
    const Loaded<HostMessage> message = readHostMessage(line);
    if (!message || message->id != id)
        return "a request is not what was sent";
    const Loaded<Request> again = readHostRequest(game, message->json, {});
    if (!again || writeQuestion(game, *again, true) != writeQuestion(game, question, true))
        return "a question is not what was sent";
    question.player = kReferenceLevel;
    question.budget = {1};
    Rng rng(question.seed);
    const StateBlob world = game.determinize(question.view, rng);
    return game.check(world, game.search(question, {}, nullptr).best) ? "an illegal move" : "";
}

std::string fileOfRows(const std::vector<Json> &rows)
{
    std::string bytes;
    for (const Json &row : rows | std::views::reverse)
        bytes += row.dump() + "\n";
    return fileOf(bytes).toStdString();
}

} // namespace

/// The first row says which run it is.
std::string takeSlice(std::string_view bytes)
{
    const std::string file = fileOf(bytes).toStdString();
    const Loaded<std::vector<Json>> lines = readLines(file);
    if (!lines)
        return unsaid(toolTexts(), lines.error());
    std::string run;
    for (const Json &line : *lines)
        if (run.empty() && line.is_object() && line.contains("run") && line["run"].is_string())
            run = line["run"].get<std::string>();
    const bool deals = bytes.find("\"deal\"") != std::string_view::npos;
    const char *const number = deals ? "deal" : "match";
    const Loaded<std::vector<Json>> rows = joinRows({file, file}, run, number);
    if (!rows)
        return unsaid(toolTexts(), rows.error());
    if (rows->size() > lines->size())
        return "more rows than lines";
    const Loaded<std::vector<Json>> again = joinRows({fileOfRows(*rows)}, run, number);
    if (!again || *again != *rows)
        return "rows in another order are others";
    return deals ? takeDeals(*rows) : takeCounts(*rows);
}

/// What one of our own players hears, line by line.
std::string takeHost(std::string_view bytes)
{
    std::shared_ptr<const Game> game;
    std::vector<ObservedPly> told;
    for (const auto line : bytes | std::views::split('\n')) {
        const Loaded<HostMessage> message = readHostMessage({line.begin(), line.end()});
        if (!message)
            return unsaid(engineTexts(), message.error());
        if (message->type == "rules") {
            const GameDefinition *known = nullptr;
            const auto named = readHostRules(installed(), message->json, known);
            if (!named)
                return unsaid(known ? reportTexts(*known) : engineTexts(), named.error());
            game = *named;
            told.clear();
        } else if (message->type == "request" && game) {
            const Loaded<Request> request = readHostRequest(*game, message->json, told);
            if (!request)
                return unsaid(reportTexts(game->definition()), request.error());
            if (const std::string broken = takeQuestion(*game, *request, message->id);
                !broken.empty())
                return broken;
            told = request->past;
        }
    }
    return {};
}

} // namespace takujo
