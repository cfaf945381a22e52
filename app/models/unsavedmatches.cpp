#include "unsavedmatches.h"

#include <nlohmann/json.hpp>

namespace takujo {

void UnsavedMatches::forget(const QString &file)
{
    std::erase_if(m_matches, [&](const Unsaved &one) { return one.entry.file == file; });
}

void UnsavedMatches::keep(RecordEntry entry, Json document)
{
    forget(entry.file);
    m_matches.push_back({std::move(entry), std::make_shared<const Json>(std::move(document))});
}

const Json *UnsavedMatches::find(const QString &file) const
{
    for (const Unsaved &one : m_matches)
        if (one.entry.file == file)
            return one.document.get();
    return nullptr;
}

Problems UnsavedMatches::save(RecordStore &store)
{
    Problems problems;
    std::erase_if(m_matches, [&](const Unsaved &one) {
        const Problems wrong = store.save(one.entry, *one.document);
        problems.insert(problems.end(), wrong.begin(), wrong.end());
        return wrong.empty();
    });
    return problems;
}

} // namespace takujo
