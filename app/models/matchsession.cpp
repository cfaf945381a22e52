#include "matchsession.h"

#include "game/rulebook.h"

#include <algorithm>
#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

MatchSession::MatchSession(GameEntry entry, std::unique_ptr<Match> match, Language language,
                           QObject *parent)
    : QObject(parent),
      m_entry(std::move(entry)),
      m_match(std::move(match)),
      m_words(m_match->game().definition(), language)
{
    m_words.setSeats(m_match->seats());
    m_aiDelay.setSingleShot(true);
    m_holdEnd.setSingleShot(true);
    m_progressTick.setInterval(100);
    connect(&m_draft, &DraftModel::changed, this, &MatchSession::askForecast);
    connect(&m_draft, &DraftModel::rearranged, this, &MatchSession::showTable);
    connect(&m_track, &TrackModel::playingChanged, this, &MatchSession::trackStopped);
    connect(&m_prompt, &PromptModel::previewChanged, this, &MatchSession::showPreview);
    connect(&m_prompt, &PromptModel::advisedChanged, this, &MatchSession::showTable);
    connect(&m_story, &MatchStory::reviewed, this,
            [this] { m_story.tell(*m_match, m_viewer, m_words); });
    connect(&m_ai, &AiRunner::done, this, &MatchSession::aiDone);
    connect(&m_hinter, &AiRunner::done, this, &MatchSession::hintDone);
    connect(&m_aiDelay, &QTimer::timeout, this, &MatchSession::playAi);
    connect(&m_holdEnd, &QTimer::timeout, this, &MatchSession::showChange);
    connect(&m_progressTick, &QTimer::timeout, this, &MatchSession::progressChanged);
}

MatchSession::~MatchSession() { disconnect(&m_draft, nullptr, this, nullptr); }

void MatchSession::prepare()
{
    m_changedFrom = m_announcedTo = ply();
    m_practiceTold = practice();
    updateViewer();
    refresh();
}

void MatchSession::begin() { advance(); }

void MatchSession::stop()
{
    m_ai.cancel();
    m_hinter.cancel();
    m_aiDelay.stop();
    m_progressTick.stop();
    m_aiMove.reset();
    m_waiting = false;
    if (m_hold.isValid()) { // what was held back is seen now
        m_hold.invalidate();
        m_holdEnd.stop();
        updateViewer();
        refresh();
    }
    emit thinkingChanged();
    emit hintChanged(); // one that was looked for never comes
}

QString MatchSession::rulesName() const
{
    const RuleSet &rules = m_match->record().rules;
    const QString own = qstr(shownName(rules, language()));
    return own.isEmpty() ? m_words.optional("preset." + rules.base)
                         : own; // a preset has its game's words
}

int MatchSession::humanCount() const
{
    return static_cast<int>(
        std::count_if(m_match->seats().begin(), m_match->seats().end(),
                      [](const SeatSetup &s) { return s.kind == SeatSetup::Kind::Human; }));
}

bool MatchSession::isHuman(SeatId seat) const
{
    return seat >= 0 &&
           m_match->seats().at(static_cast<std::size_t>(seat)).kind == SeatSetup::Kind::Human;
}

bool MatchSession::myTurn() const
{
    const SeatId actor = m_match->actor();
    return live() && !covered() && !m_replay && !m_hold.isValid() && actor != kNoSeat &&
           actor == m_viewer && isHuman(actor);
}

QString MatchSession::undoKind() const
{
    if (covered() || m_replay || m_viewer == kNoSeat)
        return u"none"_s;
    switch (m_match->canUndo(m_viewer)) {
    case UndoKind::Free: return u"free"_s;
    // in a game won together it would be a way of talking about hidden cards
    case UndoKind::Practice:
        return m_entry.cooperative && humanCount() > 1 ? u"none"_s : u"practice"_s;
    case UndoKind::None: break;
    }
    return u"none"_s;
}

// Whatever made it one: what was taken back, a seat that changed hands.
void MatchSession::tellPractice()
{
    if (practice() && !std::exchange(m_practiceTold, true))
        emit practiceBegan();
}

QString MatchSession::dealNumber() const
{
    const std::uint64_t number = m_match->record().seed % 100'000'000;
    return u"%1-%2"_s.arg(number / 10'000, 4, 10, QChar(u'0'))
        .arg(number % 10'000, 4, 10, QChar(u'0'));
}

bool MatchSession::handingOver() const
{
    const SeatId actor = m_match->actor();
    return !m_replay && !covered() && !m_hold.isValid() && actor != m_viewer && isHuman(actor) &&
           isHuman(m_viewer) && m_match->game().hiddenHands();
}

// Whose view is on the screen. With several people it is the last one who uncovered the hand, who
// hands the screen over; then it is covered and shows what everybody may see.
void MatchSession::updateViewer()
{
    const SeatId actor = m_match->actor();
    const int humans = humanCount();
    if (m_replay && humans != 1)
        return; // looked at from outside
    if (humans == 1) {
        if (leaveToLastHuman())
            return;
    } else if (humans > 1 && isHuman(actor) && actor != m_viewer && !handingOver()) {
        coverFor(actor);
    }
    if (humans == 0 || m_match->finished() || !isHuman(actor))
        m_coverSeat = kNoSeat;
}

// One person is left. True: somebody else was at the screen until now, so it is covered first, even
// while the computer moves.
bool MatchSession::leaveToLastHuman()
{
    SeatId human = kNoSeat;
    for (SeatId seat = 0; seat < seatCount(); ++seat)
        if (isHuman(seat))
            human = seat;
    const bool others = (m_viewer != kNoSeat && m_viewer != human) || covered();
    const bool cover = others && !finished() && !m_replay && m_match->game().hiddenHands();
    if (m_viewer != human)
        m_sessionLog.forget();
    m_coverSeat = cover ? human : kNoSeat;
    m_viewer = cover ? kNoSeat : human;
    return cover;
}

void MatchSession::coverFor(SeatId seat)
{
    const bool cover = m_match->game().hiddenHands();
    m_coverSeat = cover ? seat : kNoSeat;
    m_viewer = cover ? kNoSeat : seat;
    m_sessionLog.forget();
}

void MatchSession::handOver()
{
    if (!handingOver())
        return;
    m_shown = -1;
    dropHint();
    coverFor(m_match->actor());
    refresh();
    emit hintChanged();
}

void MatchSession::uncover()
{
    if (!covered())
        return;
    m_viewer = m_coverSeat;
    m_coverSeat = kNoSeat;
    m_sessionLog.forget();
    refresh();
    advance();
}

void MatchSession::setViewer(int seat)
{
    const bool harmless = m_match->finished() || m_replay || humanCount() == 0;
    if (!harmless || seat < -1 || seat >= seatCount() || seat == m_viewer)
        return;
    m_viewer = static_cast<SeatId>(seat);
    m_sessionLog.forget();
    refresh();
}

void MatchSession::lookAt(int ply)
{
    const int wanted = std::clamp(ply, 0, this->ply());
    const int shown = wanted == this->ply() && !m_replay ? -1 : wanted;
    if (shown == m_shown || covered())
        return;
    loadTrack(wanted == shownPly() + 1 ? shownPly() : wanted, wanted);
    m_changedFrom = shown == m_shown + 1 ? m_shown : this->ply();
    m_shown = shown;
    refresh();
    advance();
}

void MatchSession::backToNow()
{
    if (live())
        return;
    m_shown = -1;
    m_track.load({});
    m_changedFrom = ply();
    refresh();
    advance();
}

// Whoever takes a seat sees its hand, and may hand it back.
void MatchSession::takeOver(int seat)
{
    if (!finished() && m_match->game().hiddenHands())
        m_match->setPractice();
    setSeat(seat, SeatSetup::Kind::Human, {});
}

// Whoever hands over the last seat may look at all hands from then on.
void MatchSession::giveBack(int seat, const QString &level)
{
    if (!finished() && humanCount() == 1 && isHuman(static_cast<SeatId>(seat)))
        m_match->setPractice();
    setSeat(seat, SeatSetup::Kind::Ai, level);
}

void MatchSession::setSeat(int seat, SeatSetup::Kind kind, const QString &level)
{
    if (seat < 0 || seat >= seatCount() || finished())
        return;
    SeatSetup setup = m_match->seats().at(static_cast<std::size_t>(seat));
    setup.kind = kind;
    if (!level.isEmpty())
        setup.level = level.toStdString();
    stop();
    dropHint();
    m_match->setSeat(static_cast<SeatId>(seat), setup);
    m_words.setSeats(m_match->seats());
    m_sessionLog.forget();
    emit recordChanged();
    tellPractice();
    updateViewer();
    refresh();
    emit wordsChanged();
    emit hintChanged();
    advance();
}

void MatchSession::giveUp(int seat)
{
    if (seat < 0 || seat >= seatCount() || finished())
        return;
    m_match->giveUp(static_cast<SeatId>(seat));
    setSeat(seat, SeatSetup::Kind::Ai, {});
}

void MatchSession::setLanguage(Language language)
{
    m_words.setLanguage(language);
    m_words.setSeats(m_match->seats());
    m_sessionLog.forget();
    refresh();
    if (m_storyTold)
        m_story.tell(*m_match, m_viewer, m_words);
    emit wordsChanged();
    emit hintChanged();
}

void MatchSession::tellStory()
{
    m_storyTold = true;
    m_story.tell(*m_match, m_viewer, m_words);
    m_story.review(*m_match);
}

QString MatchSession::ruleText(const QString &clause) const
{
    const Game &game = m_match->game();
    const RulebookParagraph paragraph = rulebookClause(game.definition(), game.rules(), seatCount(),
                                                       language(), clause.toStdString());
    return qstr(plainText(paragraph.markdown));
}

} // namespace takujo
