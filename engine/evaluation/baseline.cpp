#include "evaluation/baseline.h"

#include "base/hash.h"
#include "game/fields.h"
#include "game/format_version.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <tuple>

namespace takujo {

namespace {

constexpr const char *kBaselinesFormat = "takujo-baselines/2";
constexpr std::size_t kMaxText = 200;

/// Everything of an entry but its hash.
void describeBody(Fields &f, Baseline &baseline)
{
    f["preset"].text(baseline.preset, kMaxText);
    f["rules"].text(baseline.key.rules, kMaxText);
    f["seats"].value(baseline.key.seats, Domain::numbers(1, kMaxSeats));
    f["player"].text(baseline.key.player, kMaxText);
    f["version"].text(baseline.version, kMaxText);
    f["first"].value(baseline.first, Domain::numbers(1, INT64_MAX));
    f["last"].value(baseline.last, Domain::numbers(0, INT64_MAX));
    f["signature"].hex(baseline.signature);
    Field counts = f["counts"];
    if (counts.writes())
        counts.write(toJson(baseline.counts, baseline.key.seats));
    if (!counts.reads() || !counts.fine())
        return;
    const Loaded<StudyCounts> read = readCounts(counts.json(), baseline.key.seats, counts.path());
    if (read)
        baseline.counts = *read;
    else
        counts.add(read.error());
}

std::string hashOf(Baseline baseline)
{
    const Json body = Fields::write([&](Fields &f) { describeBody(f, baseline); });
    return toHex(hashText(body.dump(), 7));
}

void describe(Fields &f, Baseline &baseline)
{
    describeBody(f, baseline);
    std::string hash = f.writes() ? hashOf(baseline) : std::string();
    Field at = f["hash"];
    if (at.text(hash, kMaxText) && at.fine() && hash != hashOf(baseline))
        at.wrong("study.hash");
}

Loaded<Baseline> readEntry(const std::string &game, const Json &entry, const std::string &path)
{
    Baseline out;
    out.key.game = game;
    const Problems wrong = Fields::read(
        entry, Missing::Refused,
        [&](Fields &f) {
            f.allowOthers();
            describe(f, out);
        },
        path);
    if (wrong.empty())
        return out;
    return wrong.front().text.id == "study.hash" ? wrong
                                                 : problem("study.counts", wrong.front().path);
}

auto orderOf(const Baseline &baseline)
{
    return std::tie(baseline.preset, baseline.key.seats, baseline.key.player);
}

} // namespace

Loaded<Baselines> Baselines::read(const std::string &game, const Json &document)
{
    if (Problems wrong = checkFormat(document, kBaselinesFormat); !wrong.empty())
        return wrong;
    if (!document.contains("baselines") || !document["baselines"].is_array())
        return problem(Text("io.format").raw("format", kBaselinesFormat), "/format");
    if (!document.contains("game") || document["game"] != game)
        return problem(Text("io.game").raw("key", "game").raw("game", game), "/game");
    Baselines out;
    const Json &entries = document["baselines"];
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Loaded<Baseline> entry = readEntry(game, entries[i], "/baselines/" + std::to_string(i));
        if (!entry)
            return entry.error();
        out.put(std::move(*entry));
    }
    return out;
}

Json Baselines::write(const std::string &game) const
{
    Json entries = Json::array();
    for (Baseline baseline : m_all)
        entries.push_back(Fields::write([&](Fields &f) { describe(f, baseline); }));
    return {{"format", kBaselinesFormat}, {"game", game}, {"baselines", std::move(entries)}};
}

const Baseline *Baselines::find(const StudyKey &key) const
{
    const auto it =
        std::find_if(m_all.begin(), m_all.end(), [&](const Baseline &b) { return b.key == key; });
    return it == m_all.end() ? nullptr : &*it;
}

void Baselines::put(Baseline baseline)
{
    const auto it = std::lower_bound(
        m_all.begin(), m_all.end(), baseline,
        [](const Baseline &a, const Baseline &b) { return orderOf(a) < orderOf(b); });
    if (it != m_all.end() && orderOf(*it) == orderOf(baseline))
        *it = std::move(baseline);
    else
        m_all.insert(it, std::move(baseline));
}

std::uint64_t signatureOf(const std::vector<StudyRow> &rows)
{
    std::uint64_t out = 0;
    std::uint64_t wanted = 1;
    for (const StudyRow &row : rows) {
        if (wanted > kSignatureGames)
            break;
        if (row.seed == wanted) {
            out = combine64(out, row.signature);
            ++wanted;
        }
    }
    return wanted > kSignatureGames ? out : 0;
}

} // namespace takujo
