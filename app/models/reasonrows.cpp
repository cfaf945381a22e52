#include "reasonrows.h"

#include "search/reasons.h"

#include <QVariantMap>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

QVariantList reasonRows(const Reasons &reasons, const Words &words)
{
    QVariantList out;
    for (const Reason &reason : reasons) {
        const Text label = reasonLabel(reason.kind);
        out.append(QVariantMap{{u"label"_s, words(label)},
                               {u"kind"_s, qstr(label.id.substr(label.id.rfind('.') + 1))},
                               {u"text"_s, words(reason.text)},
                               {u"clause"_s, qstr(reason.clause)}});
    }
    return out;
}

QStringList reasonSentences(const Reasons &reasons, const Words &words)
{
    const QString colon = words.language() == Language::Ja ? u"："_s : u": "_s;
    QStringList out;
    for (const Reason &reason : reasons)
        out.append(words(reasonLabel(reason.kind)) + colon + words(reason.text));
    return out;
}

SearchResult about(SearchResult found, const Move &move)
{
    const auto it = std::find_if(found.candidates.begin(), found.candidates.end(),
                                 [&](const Candidate &c) { return c.move == move; });
    if (it == found.candidates.end())
        found.candidates.clear();
    else
        std::rotate(found.candidates.begin(), it, it + 1);
    found.best = move;
    return found;
}

} // namespace takujo
