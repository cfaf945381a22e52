#include "words.h"

#include <QCoreApplication>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

struct W
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

Words::Words(const GameDefinition &definition, Language language) : m_catalog(std::make_shared<TextCatalog>())
{
    m_catalog->add(engineTexts());
    m_catalog->add(definition.texts);
    m_renderer.catalog = m_catalog.get();
    m_renderer.language = language;
}

void Words::setSeats(const std::vector<SeatSetup> &seats)
{
    for (std::size_t i = 0; i < seats.size() && i < m_renderer.seatNames.size(); ++i)
        m_renderer.seatNames[i] = shownSeatName(seats, static_cast<SeatId>(i)).toStdString();
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

QString Words::optional(const std::string &id) const
{
    return m_catalog && m_catalog->find(m_renderer.language, id) ? (*this)(Text(id)) : QString();
}

QString shownSeatName(const std::vector<SeatSetup> &seats, SeatId seat)
{
    const SeatSetup &setup = seats.at(static_cast<std::size_t>(seat));
    if (!setup.name.empty())
        return qstr(setup.name);
    const auto human = [](const SeatSetup &s) { return s.kind == SeatSetup::Kind::Human; };
    if (human(setup)) {
        const auto humans = std::count_if(seats.begin(), seats.end(), human);
        return humans == 1 ? W::tr("You") : W::tr("Player %1").arg(seat + 1);
    }
    //: Names of the computer's seats, by the colour of the seat: indigo, vermilion, green, gold.
    const std::array<QString, 4> names{W::tr("Sora"), W::tr("Aoi"), W::tr("Ren"), W::tr("Kaede")};
    return names[static_cast<std::size_t>(std::clamp(setup.colour, 0, 3))];
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
    return level;
}

} // namespace takujo
