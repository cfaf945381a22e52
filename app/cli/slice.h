#pragma once
#include "sliced_rows.h"
#include "tool.h"

namespace takujo {

/// A run too large for one machine: `--seeds A..B` plays only a part of it, `--from FILES` plays nothing
/// and joins what such parts printed with --json (engine/evaluation/SCALE.md).
struct SliceOptions
{
    struct Range
    {
        std::uint64_t first = 1;
        std::uint64_t last = 0;
    };
    std::string seeds;
    std::vector<std::string> from;

    /// @param whole the option that says how many there are
    void add(CLI::App &command, CLI::Option *whole);
    /// 1..all without --seeds. Nothing when it is not such a range.
    std::optional<Range> range(int all) const;
    int misuse(Tool &tool) const;
};

/// What tells rows of one run from those of another: a hash of all it depends on but the part played.
std::string runId(const Json &everything);
/// A row of a run, out at once: who ends the program loses none.
void printRow(Tool &tool, const std::string &run, const Json &row);

} // namespace takujo
