#include "words.h"

#include "game/rulebook.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

struct W
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct Dictionaries
{
    Dictionaries()
    {
        (void)translators[0].load(u":/i18n/takujo_ja.qm"_s);
        (void)translators[1].load(u":/i18n/takujo_en.qm"_s);
    }
    std::array<QTranslator, 2> translators;
};

// A word of this file in a language that need not be the one in use.
QString inLanguage(Language language, const char *word)
{
    static const Dictionaries dictionaries;
    const QString text =
        dictionaries.translators[static_cast<std::size_t>(language)].translate("Words", word);
    return text.isEmpty() ? QString::fromLatin1(word) : text;
}

/// Letters that are written from right to left would turn the sentence a name stands in.
QString withinWords(const QString &name)
{
    constexpr QChar kIsolate = u'\u2068';
    constexpr QChar kEnd = u'\u2069';
    const bool turns = std::any_of(name.begin(), name.end(), [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    });
    return turns ? kIsolate + name + kEnd : name;
}

} // namespace

Words::Words(const GameDefinition &definition, Language language)
    : m_catalog(std::make_shared<TextCatalog>())
{
    m_catalog->add(engineTexts());
    m_catalog->add(definition.texts);
    m_renderer.catalog = m_catalog.get();
    m_renderer.language = language;
}

void Words::setSeats(const std::vector<SeatSetup> &seats)
{
    for (std::size_t i = 0; i < seats.size() && i < m_renderer.seatNames.size(); ++i)
        m_renderer.seatNames[i] =
            withinWords(shownSeatName(seats, static_cast<SeatId>(i), m_renderer.language))
                .toStdString();
}

QString Words::operator()(const Text &text) const
{
    return text.empty() || !m_renderer.catalog ? QString() : qstr(m_renderer(text));
}

QStringList Words::list(const std::vector<Text> &texts) const
{
    QStringList out;
    for (const Text &text : texts)
        out.append((*this)(text));
    return out;
}

QString Words::seat(SeatId seat) const
{
    return seat < 0 ? QString() : qstr(m_renderer.seatNames[static_cast<std::size_t>(seat)]);
}

QString Words::brief(const Text &text) const
{
    Text shorter = text;
    shorter.id += ".brief";
    return m_catalog && m_catalog->find(m_renderer.language, shorter.id) ? (*this)(shorter)
                                                                         : QString();
}

QString Words::optional(const std::string &id) const
{
    return m_catalog && m_catalog->find(m_renderer.language, id) ? (*this)(Text(id)) : QString();
}

QString shownSeatName(const std::vector<SeatSetup> &seats, SeatId seat, Language language)
{
    const SeatSetup &setup = seats.at(static_cast<std::size_t>(seat));
    if (!setup.name.empty())
        return qstr(setup.name);
    const auto human = [](const SeatSetup &s) { return s.kind == SeatSetup::Kind::Human; };
    if (human(setup)) {
        const auto humans = std::count_if(seats.begin(), seats.end(), human);
        return humans == 1
                   ? inLanguage(language, QT_TRANSLATE_NOOP("Words", "You"))
                   : inLanguage(language, QT_TRANSLATE_NOOP("Words", "Player %1")).arg(seat + 1);
    }
    //: Names of the computer's seats, by the colour of the seat: indigo, vermilion, green, gold.
    static constexpr std::array<const char *, 4> kNames{
        QT_TRANSLATE_NOOP("Words", "Sora"), QT_TRANSLATE_NOOP("Words", "Aoi"),
        QT_TRANSLATE_NOOP("Words", "Ren"), QT_TRANSLATE_NOOP("Words", "Kaede")};
    return inLanguage(language, kNames[static_cast<std::size_t>(std::clamp(setup.colour, 0, 3))]);
}

// The rules of a record that are official ones have no names.
QString rulesNameOf(const RuleSet &rules, const Words &words)
{
    const QString own = qstr(shownName(rules, words.language()));
    return own.isEmpty() ? words.optional("preset." + rules.base) : own;
}

QString shownLevel(const SeatSetup &seat, bool oneLevel)
{
    if (seat.kind == SeatSetup::Kind::Human)
        return {};
    if (!seat.playedBy.empty() && seat.playedBy != seat.name)
        return qstr(seat.playedBy);
    if (!seat.program.empty() || !seat.playedBy.empty())
        return W::tr("Program");
    return oneLevel ? QString() : levelText(qstr(seat.level));
}

std::string programOf(const QString &command)
{
    return std::string(kProgramPrefix) + command.toStdString();
}

QString levelText(const QString &level)
{
    if (level == u"beginner")
        return W::tr("Beginner");
    if (level == u"casual")
        return W::tr("Casual");
    if (level == u"skilled")
        return W::tr("Skilled");
    if (level == u"expert")
        return W::tr("Expert");
    if (level == u"master")
        return W::tr("Master");
    return level;
}

} // namespace takujo
