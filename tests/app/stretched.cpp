#include "stretched.h"

#include <QRegularExpression>

namespace takujo {

using namespace Qt::StringLiterals;

Stretched::Stretched()
{
    if (!m_english.load(u":/i18n/takujo_en.qm"_s))
        qFatal("the English words are missing");
}

QString Stretched::translate(const char *context, const char *source, const char *comment,
                             int n) const
{
    return stretch(m_english.translate(context, source, comment, n));
}

QString Stretched::stretch(const QString &text)
{
    static const QRegularExpression kept(u"%L?[0-9n]+|<[^>]*>|&[a-z]+;"_s);
    static const QString plain = u"aeioucnyAEIOUCN"_s, accented = u"áéíóúçñýÁÉÍÓÚÇÑ"_s;
    QString out;
    qsizetype letters = 0, done = 0;
    const auto take = [&](QStringView part) {
        for (const QChar letter : part) {
            const qsizetype at = plain.indexOf(letter);
            letters += letter.isLetter() && letter < u'\u0250' ? 1 : 0;
            out += at < 0 ? letter : accented[at];
        }
    };
    for (const QRegularExpressionMatch &match : kept.globalMatch(text)) {
        take(QStringView(text).sliced(done, match.capturedStart() - done));
        out += match.captured();
        done = match.capturedEnd();
    }
    take(QStringView(text).sliced(done));
    if (letters < 2) // separators, formats
        return text;
    const QString more = u" ôñé móré wôrd ôf thé láñgúágé thát táké thé róóm"_s.repeated(
        static_cast<int>(text.size() / 50 + 1));
    const qsizetype extra = std::max<qsizetype>(0, (text.size() * 4 + 9) / 10 - 2);
    return u'[' + out + more.first(extra) + u']';
}

} // namespace takujo
