#include "evaluation/baseline.h"

#include "base/hash.h"

#include <algorithm>
#include <tuple>

namespace takujo {

namespace {

constexpr const char *kBaselinesFormat = "takujo-baselines/1";

/// Everything of an entry but its hash.
Json bodyOf(const Baseline &baseline)
{
    return {{"preset", baseline.preset},
            {"rules", baseline.key.rules},
            {"seats", baseline.key.seats},
            {"player", baseline.key.player},
            {"signature", toHex(baseline.signature)},
            {"counts", toJson(baseline.counts, baseline.key.seats)}};
}

std::string hashOf(const Json &body) { return toHex(hashText(body.dump(), 7)); }

bool isText(const Json &entry, const char *key)
{
    return entry.contains(key) && entry[key].is_string();
}

Loaded<Baseline> readEntry(const std::string &game, const Json &entry, const std::string &path)
{
    if (!entry.is_object() || !isText(entry, "preset") || !isText(entry, "rules") ||
        !isText(entry, "player") || !isText(entry, "signature") || !isText(entry, "hash") ||
        !entry.contains("seats") || !entry["seats"].is_number_integer() ||
        !entry.contains("counts"))
        return problem("study.counts", path);
    const auto seats = entry["seats"].get<std::int64_t>();
    if (seats < 1 || seats > kMaxSeats)
        return problem("study.counts", path + "/seats");
    Baseline out;
    out.preset = entry["preset"].get<std::string>();
    out.key = {game, entry["rules"].get<std::string>(), static_cast<int>(seats),
               entry["player"].get<std::string>()};
    out.signature = std::strtoull(entry["signature"].get<std::string>().c_str(), nullptr, 16);
    Loaded<StudyCounts> counts = readCounts(entry["counts"], out.key.seats, path + "/counts");
    if (!counts)
        return counts.error();
    out.counts = std::move(*counts);
    if (hashOf(bodyOf(out)) != entry["hash"].get<std::string>())
        return problem("study.hash", path + "/hash");
    return out;
}

auto orderOf(const Baseline &baseline) { return std::tie(baseline.preset, baseline.key.seats); }

} // namespace

Loaded<Baselines> Baselines::read(const std::string &game, const Json &document)
{
    if (!document.is_object() || !document.contains("format") ||
        document["format"] != kBaselinesFormat || !document.contains("baselines") ||
        !document["baselines"].is_array())
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
    for (const Baseline &baseline : m_all) {
        Json entry = bodyOf(baseline);
        entry["hash"] = hashOf(entry);
        entries.push_back(std::move(entry));
    }
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
