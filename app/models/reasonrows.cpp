#include "reasonrows.h"

#include "search/reasons.h"

#include <QVariantMap>

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

} // namespace takujo
