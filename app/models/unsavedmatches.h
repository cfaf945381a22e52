#pragma once
#include "recordstore.h"

#include <memory>
#include <vector>

namespace takujo {

/// Matches that were left while they could not be saved (a full disk): tried again with every save, so
/// that none is lost as long as the program runs.
class UnsavedMatches
{
public:
    void keep(RecordEntry entry, Json document);
    /// It was removed: it is not to come back.
    void forget(const QString &file);
    /// Empty = all are saved, and none is kept any more.
    Problems save(RecordStore &store);
    /// What is kept of this file, newer than what is in it; null = nothing.
    const Json *find(const QString &file) const;

private:
    struct Unsaved
    {
        RecordEntry entry;
        std::shared_ptr<const Json> document;
    };
    std::vector<Unsaved> m_matches;
};

} // namespace takujo
