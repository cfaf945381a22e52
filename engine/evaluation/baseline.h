#pragma once
#include "evaluation/study_counts.h"

namespace takujo {

/// What a long study of an official preset found; house rules are compared with it.
struct Baseline
{
    std::string preset;
    StudyKey key;
    std::string version;     ///< of the program that played
    std::uint64_t first = 1; ///< seeds first..last
    std::uint64_t last = 0;
    StudyCounts counts;
    std::uint64_t signature =
        0; ///< of its first matches: tells whether rules or player have changed
    friend bool operator==(const Baseline &, const Baseline &) = default;
};

/// The baselines of one game, one file; each entry carries a hash of its contents.
class Baselines
{
public:
    /// Problems: not such a file, another game, an entry whose hash does not fit.
    static Loaded<Baselines> read(const std::string &game, const Json &document);
    Json write(const std::string &game) const;

    /// Null: none for these rules, seats and player (the preset has changed since).
    const Baseline *find(const StudyKey &key) const;
    /// Replaces the one of the same preset, seats and player.
    void put(Baseline baseline);
    const std::vector<Baseline> &all() const { return m_all; }

private:
    std::vector<Baseline> m_all; ///< by preset, seats and player
};

/// Of rows 1..kSignatureGames of a study; 0 when not all are there.
inline constexpr int kSignatureGames = 4;
std::uint64_t signatureOf(const std::vector<StudyRow> &rows);

} // namespace takujo
