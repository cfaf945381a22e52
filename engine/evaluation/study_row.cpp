#include "evaluation/study_row.h"

#include "game/fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <climits>

namespace takujo {

namespace {

constexpr const char *kRowFormat = "takujo-study/1";

Problems badRow(std::size_t line, const Problem &wrong)
{
    const std::string key = wrong.path.substr(std::min<std::size_t>(1, wrong.path.size()));
    return problem(Text("study.row").num("line", static_cast<std::int64_t>(line)).raw("key", key),
                   "/" + std::to_string(line));
}

constexpr std::int64_t kMost = 1'000'000'000;
constexpr std::size_t kMaxText = 4096;

/// Seats are counted from 1 there, winners in their order.
void describeScores(Fields &f, const StudyKey &key, StudyRow &row)
{
    f["scores"].perSeat(row.score, key.seats, Domain::numbers(INT_MIN, INT_MAX));
    const Domain seats = Domain::codes("seat", 0, key.seats, [](int seat) { return seat + 1; });
    f["winners"].set(row.winners, seats);
    f.optional("uses", !row.uses.empty()).named(row.uses, [&seats](Field &at, SeatSet &who) {
        at.set(who, seats);
    });
    f["end"].text(row.end, kMaxText);
    f.optional("limit", row.limit).value(row.limit, Domain::flags());
}

/// A row that broke off has a fault instead of a result.
void describe(Fields &f, StudyKey &key, StudyRow &row)
{
    std::string format = kRowFormat;
    f.allowOthers();
    Field head = f["format"];
    if (head.text(format, kMaxText) && format != kRowFormat)
        head.wrong("io.format");
    f["game"].text(key.game, kMaxText);
    f["rules"].text(key.rules, kMaxText);
    f["seats"].value(key.seats, Domain::numbers(1, kMaxSeats));
    f["player"].text(key.player, kMaxText);
    f["seed"].value(row.seed, Domain::numbers(0, INT64_MAX));
    f["plies"].value(row.plies, Domain::numbers(0, kMost));
    f["turns"].value(row.turns, Domain::numbers(0, kMost));
    f.optional("fault", !row.fault.empty()).text(row.fault, kMaxText);
    if (row.fault.empty())
        describeScores(f, key, row);
    f["actions"].named(row.actions, Domain::numbers(1, kMost));
    f["signature"].hex(row.signature);
}

} // namespace

Json toJson(const StudyKey &key, const StudyRow &row)
{
    StudyKey keyWritten = key;
    StudyRow rowWritten = row;
    return Fields::write([&](Fields &f) { describe(f, keyWritten, rowWritten); });
}

Problems joinStudyRows(StudyRows &into, const std::vector<Json> &lines)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].is_object() && lines[i].contains("report"))
            continue;
        StudyKey key;
        StudyRow row;
        const Problems wrong =
            Fields::read(lines[i], Missing::Refused, [&](Fields &f) { describe(f, key, row); });
        if (!wrong.empty())
            return badRow(i + 1, wrong.front());
        if (into.rows.empty())
            into.key = key;
        const auto number = static_cast<std::int64_t>(i + 1);
        const std::string path = "/" + std::to_string(number);
        if (key != into.key)
            return problem(Text("study.other").num("line", number), path);
        const auto at =
            std::lower_bound(into.rows.begin(), into.rows.end(), row,
                             [](const StudyRow &a, const StudyRow &b) { return a.seed < b.seed; });
        if (at == into.rows.end() || at->seed != row.seed)
            into.rows.insert(at, std::move(row));
        else if (*at != row)
            return problem(
                Text("study.twice").num("line", number).raw("seed", std::to_string(row.seed)),
                path);
    }
    return {};
}

} // namespace takujo
