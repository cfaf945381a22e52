#include "slice.h"

#include "base/hash.h"

#include <nlohmann/json.hpp>

#include <QString>
#include <QStringList>

namespace takujo {

void SliceOptions::add(CLI::App &command, CLI::Option *whole)
{
    auto *part =
        command.add_option("--seeds", seeds, "Only these of them, from 1: a slice of a large run")
            ->type_name("A..B");
    auto *join = command
                     .add_option("--from", from,
                                 "Play nothing: join the lines of these files (--json output)")
                     ->type_name("FILE");
    part->excludes(whole);
    join->excludes(whole)->excludes(part);
}

std::optional<SliceOptions::Range> SliceOptions::range(int all) const
{
    if (seeds.empty())
        return Range{1, static_cast<std::uint64_t>(all)};
    constexpr std::uint64_t kMost = 10'000'000;
    const QStringList ends = QString::fromStdString(seeds).split(QStringLiteral(".."));
    Range out;
    bool first = false;
    bool last = false;
    if (ends.size() == 2) {
        out.first = ends[0].toULongLong(&first);
        out.last = ends[1].toULongLong(&last);
    }
    const bool fits = first && last && out.first >= 1 && out.first <= out.last &&
                      out.last - out.first < kMost && out.last <= 1'000'000'000;
    return fits ? std::optional(out) : std::nullopt;
}

int SliceOptions::misuse(Tool &tool) const
{
    return tool.misuse(Text("cli.slice.seeds").raw("seeds", seeds));
}

std::string runId(const Json &everything) { return toHex(hashText(everything.dump())); }

void printRow(Tool &tool, const std::string &run, const Json &row)
{
    Json line = {{"run", run}};
    line.update(row);
    tool.line(line);
}

} // namespace takujo
