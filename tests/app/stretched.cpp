#include "stretched.h"

#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

// The catalogue that all parts of the process read.
void stretchAll(const TextCatalog &texts)
{
    nlohmann::json longer = nlohmann::json::object();
    for (const auto &[id, words] : texts.all(Language::En))
        if (!words.starts_with('['))
            longer[id] = Stretched::stretch(QString::fromStdString(words)).toStdString();
    (void)const_cast<TextCatalog &>(texts).add(Language::En, longer.dump());
}

} // namespace

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
    static const QRegularExpression kept(u"%L?[0-9n]+|<[^>]*>|&[a-z]+;|[{][^}]*[}]"_s);
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

void Stretched::stretchGames(Catalogue &games)
{
    stretchAll(engineTexts());
    for (const GameEntry &entry : games.games())
        if (const auto game = games.definition(entry.id))
            stretchAll((*game)->texts);
}

} // namespace takujo
