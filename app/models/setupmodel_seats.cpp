// The seats of a match being prepared.
#include "setupmodel.h"

#include "io/whole_letters.h"
#include "programlist.h"
#include "settings.h"

#include <nlohmann/json.hpp>

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

void SetupModel::showSeats()
{
    RowModel::Rows rows;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        std::vector<SeatSetup> unnamed = m_seats;
        unnamed[i].name.clear();
        const SeatSetup &s = m_seats[i];
        rows.append({QString::number(m_keys[i]),
                     {qstr(s.name), shownSeatName(unnamed, static_cast<SeatId>(i), m_language),
                      s.kind == SeatSetup::Kind::Human, qstr(s.level), s.colour, programName(s)}});
    }
    m_seatModel.setRows(rows);
    checkFit();
}

// Rows are what the page says; it may say -1 of one that is going away.
SeatSetup *SetupModel::seatAt(int row)
{
    const bool there = row >= 0 && row < static_cast<int>(m_seats.size());
    return there ? &m_seats[static_cast<std::size_t>(row)] : nullptr;
}

void SetupModel::setHuman(int row, bool human)
{
    SeatSetup *seat = seatAt(row);
    if (!seat)
        return;
    seat->kind = human ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai;
    showSeats();
}

void SetupModel::setLevel(int row, const QString &level)
{
    SeatSetup *seat = seatAt(row);
    if (!seat)
        return;
    if (qstr(seat->name) == programName(*seat))
        seat->name.clear();
    seat->level = level.toStdString();
    seat->program.clear();
    showSeats();
}

void SetupModel::setProgram(int row, const QString &name)
{
    SeatSetup *seat = seatAt(row);
    if (!seat)
        return;
    if (seat->name.empty() || qstr(seat->name) == programName(*seat))
        seat->name = name.toStdString(); // the record tells who played
    seat->level = kReferenceLevel;       // whose hand it has
    seat->program = programOf(m_programs.command(name));
    showSeats();
}

QString SetupModel::programName(const SeatSetup &seat) const
{
    return m_programs.nameOf(seat.program);
}

// A program that was removed plays no seat any more.
void SetupModel::dropPrograms()
{
    for (SeatSetup &seat : m_seats)
        if (programName(seat).isEmpty())
            seat.program.clear();
    showSeats();
}

void SetupModel::setName(int row, const QString &name)
{
    SeatSetup *seat = seatAt(row);
    if (!seat)
        return;
    seat->name = seatName(wholeLetters(name.trimmed(), 40).toStdString());
    showSeats();
}

int SetupModel::freeColour(int from) const
{
    for (int step = 0; step < kMaxSeats; ++step) {
        const int colour = (from + step) % kMaxSeats;
        if (std::none_of(m_seats.begin(), m_seats.end(),
                         [&](const SeatSetup &s) { return s.colour == colour; }))
            return colour;
    }
    return from % kMaxSeats;
}

void SetupModel::nextColour(int row)
{
    SeatSetup *seat = seatAt(row);
    if (!seat)
        return;
    const int before = seat->colour;
    const int wanted = freeColour(before + 1);
    if (wanted == before || (before + 1) % kMaxSeats != wanted) {
        // the next colour is somebody's: change places with them
        for (SeatSetup &other : m_seats)
            if (&other != seat && other.colour == (before + 1) % kMaxSeats)
                other.colour = before;
        seat->colour = (before + 1) % kMaxSeats;
    } else {
        seat->colour = wanted;
    }
    showSeats();
}

void SetupModel::moveSeat(int from, int to)
{
    const int last = static_cast<int>(m_seats.size()) - 1;
    if (from == to || from < 0 || to < 0 || from > last || to > last)
        return;
    const auto shift = [&](auto &list) {
        auto item = list[static_cast<std::size_t>(from)];
        list.erase(list.begin() + from);
        list.insert(list.begin() + to, item);
    };
    shift(m_seats);
    shift(m_keys);
    showSeats();
}

void SetupModel::addSeat()
{
    if (static_cast<int>(m_seats.size()) >= m_entry.maxSeats)
        return;
    SeatSetup seat;
    seat.kind = SeatSetup::Kind::Ai;
    seat.level = firstLevel();
    seat.colour = freeColour(static_cast<int>(m_seats.size()));
    m_seats.push_back(seat);
    m_keys.push_back(m_nextKey++);
    showSeats();
}

void SetupModel::removeSeat(int row)
{
    if (!seatAt(row) || static_cast<int>(m_seats.size()) <= m_entry.minSeats)
        return;
    m_seats.erase(m_seats.begin() + row);
    m_keys.erase(m_keys.begin() + row);
    showSeats();
}

void SetupModel::shuffleSeats()
{
    for (int i = static_cast<int>(m_seats.size()) - 1; i > 0; --i) {
        const auto a = static_cast<std::size_t>(i);
        const auto b = static_cast<std::size_t>(QRandomGenerator::global()->bounded(i + 1));
        std::swap(m_seats[a], m_seats[b]);
        std::swap(m_keys[a], m_keys[b]);
    }
    showSeats();
}

std::string SetupModel::firstLevel() const
{
    return m_entry.cooperative ? "skilled" : m_settings.opponents().toStdString();
}

void SetupModel::seatAnew()
{
    m_seats.assign(1,
                   {SeatSetup::Kind::Human, m_settings.playerName().toStdString(), "skilled", 0});
    while (static_cast<int>(m_seats.size()) < std::clamp(3, m_entry.minSeats, m_entry.maxSeats))
        m_seats.push_back(
            {SeatSetup::Kind::Ai, {}, firstLevel(), static_cast<int>(m_seats.size())});
    numberSeats();
    showSeats();
}

void SetupModel::numberSeats()
{
    m_keys.clear();
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_keys.push_back(m_nextKey++);
}

// The seats used last, else the first ones.
void SetupModel::restore()
{
    m_seats.clear();
    m_ruleIndex = 0;
    const QJsonObject kept =
        QJsonDocument::fromJson(m_settings.other(u"setup/"_s + m_entry.id).toString().toUtf8())
            .object();
    for (const auto &value : kept[u"seats"_s].toArray()) {
        const QJsonObject s = value.toObject();
        std::string level = s[u"level"_s].toString().toStdString();
        if (std::find(levelNames().begin(), levelNames().end(), level) == levelNames().end())
            level = "casual"; // of another version: its matches could not be opened again
        m_seats.push_back({s[u"human"_s].toBool() ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai,
                           seatName(s[u"name"_s].toString().toStdString()), level,
                           std::clamp(s[u"colour"_s].toInt(), 0, kMaxSeats - 1)});
        if (const QString command = m_programs.command(s[u"program"_s].toString());
            !command.isEmpty())
            m_seats.back().program = programOf(command);
    }
    const auto person = std::find_if(m_seats.begin(), m_seats.end(), [](const SeatSetup &s) {
        return s.kind == SeatSetup::Kind::Human;
    });
    if (person != m_seats.end() && person->name.empty())
        person->name = seatName(m_settings.playerName().toStdString()); // given since
    const int seats = static_cast<int>(m_seats.size());
    if (seats < m_entry.minSeats || seats > m_entry.maxSeats)
        seatAnew();
    else
        numberSeats();
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        if (m_choices[i].key == kept[u"rules"_s].toString() && m_choices[i].problems.empty())
            m_ruleIndex = static_cast<int>(i);
}

void SetupModel::remember()
{
    QJsonArray seats;
    for (const SeatSetup &s : m_seats)
        seats.append(QJsonObject{{u"human"_s, s.kind == SeatSetup::Kind::Human},
                                 {u"name"_s, qstr(s.name)},
                                 {u"level"_s, qstr(s.level)},
                                 {u"program"_s, programName(s)},
                                 {u"colour"_s, s.colour}});
    const QString rules =
        m_choices.empty() ? QString() : m_choices[static_cast<std::size_t>(m_ruleIndex)].key;
    m_settings.setOther(
        u"setup/"_s + m_entry.id,
        QString::fromUtf8(QJsonDocument(QJsonObject{{u"seats"_s, seats}, {u"rules"_s, rules}})
                              .toJson(QJsonDocument::Compact)));
}

} // namespace takujo
