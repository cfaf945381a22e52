#include "evaluation/study_row.h"

#include "base/hash.h"

#include <algorithm>
#include <charconv>

namespace takujo {

namespace {

constexpr const char *kRowFormat = "takujo-study/1";

Problems badRow(std::size_t line, const char *key)
{
    return problem(Text("study.row").num("line", static_cast<std::int64_t>(line)).raw("key", key),
                   "/" + std::to_string(line));
}

/// Reads one line field by field; the first wrong one is remembered.
class RowReader
{
public:
    explicit RowReader(const Json &line) : m_line(line) {}

    std::int64_t number(const char *key, std::int64_t least, std::int64_t most)
    {
        const Json *value = find(key);
        if (value && value->is_number_integer() && value->get<std::int64_t>() >= least &&
            value->get<std::int64_t>() <= most)
            return value->get<std::int64_t>();
        wrong(key);
        return least;
    }
    std::string text(const char *key, bool optional = false)
    {
        const Json *value = find(key);
        if (value && value->is_string())
            return value->get<std::string>();
        if (value || !optional)
            wrong(key);
        return {};
    }
    std::uint64_t hex(const char *key)
    {
        const std::string digits = text(key);
        std::uint64_t value = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        if (error != std::errc() || end != digits.data() + digits.size() || digits.size() != 16)
            wrong(key);
        return value;
    }
    const Json *find(const char *key) const
    {
        const auto it = m_line.is_object() ? m_line.find(key) : m_line.end();
        return it == m_line.end() ? nullptr : &*it;
    }
    void wrong(const char *key)
    {
        if (!m_wrong)
            m_wrong = key;
    }
    const char *wrongKey() const { return m_wrong; }

private:
    const Json &m_line;
    const char *m_wrong = nullptr;
};

constexpr std::int64_t kMost = 1'000'000'000;

void readScores(RowReader &in, const StudyKey &key, StudyRow &row)
{
    const Json *scores = in.find("scores");
    const Json *winners = in.find("winners");
    const auto isInt = [](const Json &v) { return v.is_number_integer(); };
    if (!scores || !scores->is_array() || scores->size() != static_cast<std::size_t>(key.seats) ||
        !std::all_of(scores->begin(), scores->end(), isInt))
        return in.wrong("scores");
    for (std::size_t seat = 0; seat < scores->size(); ++seat)
        row.score[seat] = static_cast<int>((*scores)[seat].get<std::int64_t>());
    if (!winners || !winners->is_array() || !std::all_of(winners->begin(), winners->end(), isInt))
        return in.wrong("winners");
    for (const Json &winner : *winners) {
        const auto seat = winner.get<std::int64_t>();
        if (seat < 1 || seat > key.seats)
            return in.wrong("winners");
        row.winners = static_cast<SeatSet>(row.winners | seatBit(static_cast<SeatId>(seat - 1)));
    }
}

void readActions(RowReader &in, StudyRow &row)
{
    const Json *actions = in.find("actions");
    if (!actions || !actions->is_object())
        return in.wrong("actions");
    for (const auto &[kind, times] : actions->items()) {
        if (!times.is_number_integer() || times.get<std::int64_t>() < 1 ||
            times.get<std::int64_t>() > kMost)
            return in.wrong("actions");
        row.actions[kind] = static_cast<int>(times.get<std::int64_t>());
    }
}

Problems readRow(const Json &line, std::size_t number, StudyKey &key, StudyRow &row)
{
    RowReader in(line);
    if (in.text("format") != kRowFormat)
        return badRow(number, "format");
    key.game = in.text("game");
    key.rules = in.text("rules");
    key.seats = static_cast<int>(in.number("seats", 1, kMaxSeats));
    key.player = in.text("player");
    row.seed = static_cast<std::uint64_t>(in.number("seed", 0, INT64_MAX));
    row.fault = in.text("fault", true);
    row.plies = static_cast<int>(in.number("plies", 0, kMost));
    row.turns = static_cast<int>(in.number("turns", 0, kMost));
    row.signature = in.hex("signature");
    if (row.fault.empty()) {
        row.end = in.text("end");
        row.limit = in.find("limit") != nullptr;
        readScores(in, key, row);
    }
    readActions(in, row);
    return in.wrongKey() ? badRow(number, in.wrongKey()) : Problems{};
}

} // namespace

Json toJson(const StudyKey &key, const StudyRow &row)
{
    Json line = {{"format", kRowFormat}, {"game", key.game},     {"rules", key.rules},
                 {"seats", key.seats},   {"player", key.player}, {"seed", row.seed},
                 {"plies", row.plies},   {"turns", row.turns}};
    if (row.fault.empty()) {
        Json scores = Json::array();
        Json winners = Json::array();
        for (int seat = 0; seat < key.seats; ++seat) {
            scores.push_back(row.score[static_cast<std::size_t>(seat)]);
            if (contains(row.winners, static_cast<SeatId>(seat)))
                winners.push_back(seat + 1);
        }
        line["scores"] = std::move(scores);
        line["winners"] = std::move(winners);
        line["end"] = row.end;
        if (row.limit)
            line["limit"] = true;
    } else {
        line["fault"] = row.fault;
    }
    line["actions"] = Json::object();
    for (const auto &[kind, times] : row.actions)
        line["actions"][kind] = times;
    line["signature"] = toHex(row.signature);
    return line;
}

Problems joinStudyRows(StudyRows &into, const std::vector<Json> &lines)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].is_object() && lines[i].contains("report"))
            continue;
        StudyKey key;
        StudyRow row;
        if (Problems wrong = readRow(lines[i], i + 1, key, row); !wrong.empty())
            return wrong;
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

Loaded<StudyRows> readStudyRows(const std::vector<Json> &lines)
{
    StudyRows out;
    if (Problems wrong = joinStudyRows(out, lines); !wrong.empty())
        return wrong;
    if (out.rows.empty())
        return problem("study.none");
    return out;
}

} // namespace takujo
