#include "io/record_io.h"

#include "game/format_version.h"
#include "game/hidden_characters.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace takujo {

namespace {

/// Member of an object, null when there is none.
const Json *find(const Json &json, const char *key)
{
    if (!json.is_object())
        return nullptr;
    const auto it = json.find(key);
    return it == json.end() ? nullptr : &*it;
}

std::string text(const Json &json, const char *key)
{
    const Json *found = find(json, key);
    // nobody has checked the record yet, and lists show its names
    return found && found->is_string() ? withoutHidden(found->get_ref<const std::string &>())
                                       : std::string();
}

int number(const Json &json)
{
    constexpr std::int64_t kLimit = 1000000;
    const std::int64_t value = json.is_number_integer() ? json.get<std::int64_t>() : 0;
    return value < -kLimit || value > kLimit ? 0 : static_cast<int>(value);
}

SeatSetup seatOf(const Json &json)
{
    SeatSetup seat;
    seat.kind = text(json, "kind") == "ai" ? SeatSetup::Kind::Ai : SeatSetup::Kind::Human;
    seat.name = seatName(text(json, "name"));
    seat.level = text(json, "level");
    seat.playedBy = seatName(text(json, "playedBy"));
    if (const Json *colour = find(json, "colour"))
        seat.colour = number(*colour);
    return seat;
}

MatchResult resultOf(const Json &json)
{
    MatchResult result;
    const Json *score = find(json, "score");
    for (std::size_t i = 0;
         score && score->is_array() && i < score->size() && i < result.score.size(); ++i)
        result.score[i] = number((*score)[i]);
    const Json *winners = find(json, "winners");
    for (std::size_t i = 0; winners && winners->is_array() && i < winners->size() && i < kMaxSeats;
         ++i) {
        const int seat = number((*winners)[i]);
        if (seat >= 0 && seat < kMaxSeats)
            result.winners =
                static_cast<SeatSet>(result.winners | seatBit(static_cast<SeatId>(seat)));
    }
    return result;
}

// Sixteen hexadecimal digits; of anything else no deal is named.
int dealOf(const Json &document)
{
    constexpr std::size_t kDigits = 16;
    const std::string digits = text(document, "seed");
    std::uint64_t seed = 0;
    const char *const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, seed, 16);
    const bool whole = digits.size() == kDigits && read.ec == std::errc() && read.ptr == end;
    return whole ? dealNumber(seed) : 0;
}

void readRulesName(const Json &document, RecordSummary &summary)
{
    const Json *rules = find(document, "rules");
    if (!rules)
        return;
    summary.rulesBase = text(*rules, "base");
    if (const Json *name = find(*rules, "name")) {
        summary.rulesNameJa = text(*name, "ja");
        summary.rulesNameEn = text(*name, "en");
    }
}

void countPlies(const Json &plies, RecordSummary &summary)
{
    summary.plies = static_cast<int>(plies.size());
    for (const Json &ply : plies) {
        const Json *seconds = find(ply, "seconds");
        const int took = seconds ? number(*seconds) : 0;
        if (took < 1 || took > kMaxDecisionSeconds)
            continue;
        ++summary.timedDecisions;
        summary.decisionSeconds += took;
    }
}

} // namespace

Loaded<RecordSummary> readRecordSummary(const Json &document)
{
    if (Problems wrong = checkFormat(document, "takujo/1"); !wrong.empty())
        return wrong;
    RecordSummary summary;
    summary.game = text(document, "game");
    summary.started = text(document, "started");
    summary.rulesHash = text(document, "rulesHash");
    summary.deal = dealOf(document);
    readRulesName(document, summary);
    const Json *seats = find(document, "seats");
    for (std::size_t i = 0; seats && seats->is_array() && i < seats->size() && i < kMaxSeats; ++i)
        summary.seats.push_back(seatOf((*seats)[i]));
    if (const Json *plies = find(document, "plies"); plies && plies->is_array())
        countPlies(*plies, summary);
    if (const Json *result = find(document, "result"))
        summary.result = resultOf(*result);
    summary.finished = summary.result.has_value();
    const Json *practice = find(document, "practice");
    summary.practice = practice && practice->is_boolean() && practice->get<bool>();
    const Json *gaveUp = find(document, "gaveUp");
    for (std::size_t i = 0; gaveUp && gaveUp->is_array() && i < gaveUp->size() && i < kMaxSeats;
         ++i)
        if (const int seat = number((*gaveUp)[i]); seat >= 0 && seat < kMaxSeats)
            summary.gaveUp.push_back(seat);
    return summary;
}

std::string recordGame(const Json &document) { return text(document, "game"); }

int recordSeats(const Json &document)
{
    const Json *seats = find(document, "seats");
    return seats && seats->is_array() ? static_cast<int>(seats->size()) : 0;
}

} // namespace takujo
