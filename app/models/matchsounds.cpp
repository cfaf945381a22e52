#include "matchsounds.h"

#include "matchsession.h"
#include "sounds.h"

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString soundOf(EventType event)
{
    switch (event) {
    case EventType::Place:
    case EventType::Move: return u"place"_s;
    case EventType::Draw:
    case EventType::Discard:
    case EventType::Refill:
    case EventType::Shuffle: return u"draw"_s;
    case EventType::Reveal: return u"turn-over"_s;
    case EventType::Roll: return u"tick"_s;
    case EventType::Fall: return u"fall"_s;
    case EventType::Phase: return u"warning"_s;
    default: return {};
    }
}

QString either(const QString &own, const QString &usual) { return own.isEmpty() ? usual : own; }

} // namespace

MatchSounds::MatchSounds(Sounds &sounds, MatchSession *session)
    : QObject(session), m_sounds(sounds), m_session(session)
{
    m_mine = session->myTurn();
    connect(session, &MatchSession::happened, this, &MatchSounds::heard);
    // At its moment where the push is shown; where it is not, with the event.
    connect(session->track(), &TrackModel::fell, this,
            [this](const QString &, const QString &own) { m_sounds.play(either(own, u"fall"_s)); });
    connect(session->track(), &TrackModel::knocked, this,
            [this](double strength) { m_sounds.play(u"porcelain"_s, strength); });
    connect(session, &MatchSession::undone, this, [this] { m_sounds.play(u"undo"_s); });
    connect(session, &MatchSession::refused, this, [this] { m_sounds.play(u"refused"_s); });
    connect(session->draft(), &DraftModel::chosen, this, [this] { m_sounds.play(u"choose"_s); });
    connect(session, &MatchSession::changed, this, &MatchSounds::turnChanged);
    connect(session, &MatchSession::matchFinished, this, &MatchSounds::finished);
}

void MatchSounds::heard(int, EventType event, const QString &own)
{
    const bool before = event == EventType::Fall && m_session->track()->fallsPassed();
    if (const QString sound = either(own, soundOf(event)); !sound.isEmpty() && !before)
        m_sounds.play(sound);
}

void MatchSounds::turnChanged()
{
    const bool mine = m_session->myTurn();
    if (mine && !m_mine)
        m_sounds.play(u"my-turn"_s);
    m_mine = mine;
}

void MatchSounds::finished()
{
    const Match &match = m_session->match();
    const Outcome end = match.outcome();
    bool people = false, won = false;
    for (SeatId seat = 0; seat < static_cast<SeatId>(match.seats().size()); ++seat) {
        people = people || match.isHuman(seat);
        won = won || (match.isHuman(seat) && contains(end.winners, seat));
    }
    if (people)
        m_sounds.play(won                                     ? u"won"_s
                      : match.game().definition().cooperative ? u"all-lost"_s
                                                              : u"lost"_s);
}

} // namespace takujo
