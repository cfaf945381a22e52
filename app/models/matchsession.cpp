#include "matchsession.h"

#include "programlist.h"

#include <algorithm>
#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

/// A record starts no program: what it left off is decided by a level from now on.
void goOnByLevel(Match &match)
{
    for (SeatId seat = 0; !match.finished() && seat < match.game().seats(); ++seat) {
        SeatSetup setup = match.seats()[toIndex(seat)];
        if (!setup.program.empty() || setup.playedBy.empty())
            continue;
        setup.playedBy.clear();
        match.setSeat(seat, std::move(setup));
    }
}

} // namespace

MatchSession::MatchSession(GameEntry entry, std::unique_ptr<Match> match, Language language,
                           QObject *parent)
    : QObject(parent),
      m_entry(std::move(entry)),
      m_match(std::move(match)),
      m_words(m_match->game().definition(), language),
      m_info(m_entry, *m_match, m_words),
      m_proof(*m_match),
      m_hold(*m_match),
      m_view(*m_match, m_hold),
      m_cursor(*m_match, m_hold, [this] { return m_view.covered(); }),
      m_presenter({*m_match, m_view, m_cursor, m_words, m_entry.oneLevel}, m_models,
                  {[this] { return asked(); }, [this] { return m_computer.thinking(); }}),
      m_hint({*m_match, m_words, m_models.prompt, m_models.draft}, [this] { return asked(); }),
      m_why(*m_match, m_view, m_words),
      m_computer(*m_match, m_hold, m_entry.cooperative,
                 {[this] { return isOpen() && !m_gate; }, [this] { return atRest(); }})
{
    goOnByLevel(*m_match);
    m_words.setSeats(m_match->seats());
    connectParts();
}

void MatchSession::connectParts()
{
    connect(&m_hold, &QuietHold::over, this, &MatchSession::showChange);
    connect(&m_view, &SeatView::seatChanged, this, [this] { m_presenter.forgetLog(); });
    connect(&m_view, &SeatView::chosen, this, &MatchSession::showView);
    connect(&m_cursor, &ReplayCursor::moved, this, &MatchSession::showMoment);
    connect(&m_cursor, &ReplayCursor::moved, &m_why, &WhyModel::close);
    connect(&m_view, &SeatView::seatChanged, &m_why, &WhyModel::close);
    connect(&m_presenter, &TablePresenter::happened, this, &MatchSession::happened);
    connect(&m_presenter, &TablePresenter::told, this, &MatchSession::told);
    connect(&m_presenter, &TablePresenter::trackEnded, this, [this] {
        m_presenter.announce();
        advance();
    });
    connect(scene(), &SceneModel::playingChanged, this, [this] {
        if (!scene()->playing() && !m_refreshing)
            advance();
    });
    connect(&m_computer, &ComputerTurns::began, &m_presenter, &TablePresenter::showSeats);
    connect(&m_computer, &ComputerTurns::decided, this, &MatchSession::playForComputer);
    connect(&m_computer, &ComputerTurns::programFailed, this,
            [this](const Text &what) { emit programFailed(m_words(what)); });
    connect(&m_computer, &ComputerTurns::paceChanged, this, &MatchSession::advance);
    connect(&m_computer, &ComputerTurns::awayChanged, this, &MatchSession::advance);
    connect(&m_computer, &ComputerTurns::pausedChanged, this, [this] {
        if (m_hold.holding())
            return; // it ends by itself: at any other moment it would show whether there was a choice
        if (m_computer.paused())
            stop();
        m_presenter.showSeats();
        advance();
    });
    connect(&m_story, &MatchStory::reviewed, this,
            [this] { m_story.tell(*m_match, m_view.seat(), m_words); });
    connect(this, &MatchSession::changed, &m_proof, &DealProof::changed);
    connect(this, &MatchSession::changed, &m_view, &SeatView::changed);
    connect(this, &MatchSession::changed, &m_cursor, &ReplayCursor::changed);
    connect(this, &MatchSession::changed, &m_why, &WhyModel::changed); // the language
}

void MatchSession::setSimulations(int simulations)
{
    m_computer.setSimulations(simulations);
    m_hint.setSimulations(simulations);
    m_why.setSimulations(simulations);
    m_hold.setTimed(simulations == 0);
}

void MatchSession::setAiSeed(std::uint64_t seed)
{
    m_computer.setSeed(seed);
    m_hint.setSeed(seed);
}

void MatchSession::setReplay(bool replay)
{
    m_view.setReplay(replay);
    m_cursor.setReplay(replay);
}

void MatchSession::setGuide(std::shared_ptr<const Guide> guide)
{
    m_guide = std::move(guide);
    showGlossary();
    if (m_prepared)
        refresh();
}

void MatchSession::showGlossary()
{
    m_models.table.setGlossary(Glossary(m_match->game().definition(), m_guide,
                                        m_match->game().rules(), seatCount(), m_words.language()));
}

void MatchSession::setGate(MoveGate *gate)
{
    m_gate = gate;
    m_hold.setTimed(false);
    m_models.draft.setGuard([gate](const QString &id) { return gate->pick(id); });
}

void MatchSession::prepare()
{
    settle(); // of a match that was broken off there
    m_presenter.begin();
    m_practiceTold = practice();
    m_prepared = true;
    m_view.update();
    refresh();
}

void MatchSession::begin() { advance(); }

void MatchSession::stop()
{
    m_computer.stop();
    settle();
    if (m_hold.holding()) { // what was held back is seen now
        m_hold.release();
        m_view.update();
        refresh();
    }
    m_hint.stop(); // one that was looked for never comes
}

// Whoever leaves, or gives a seat to somebody else, shows how things stand: not in the middle of what
// nobody may notice. The computer then decides at once.
void MatchSession::settle()
{
    bool any = false;
    while (m_hold.secret() && !m_match->play(m_computer.decideNow()))
        any = true;
    if (any)
        emit recordChanged();
}

void MatchSession::forgetAdvice()
{
    m_hint.forget();
    m_why.close();
}

// A scene that another one takes the place of ends in the middle of it: whoever refreshes advances, too.
void MatchSession::refresh()
{
    m_refreshing = true;
    m_presenter.refresh();
    m_refreshing = false;
    m_hint.refresh();
    emit changed();
}

// The computer may move on a table that shows the present, uncovered.
bool MatchSession::isOpen() const
{
    return m_cursor.live() && !m_view.covered() && !m_view.replay();
}

// After every change of anything the computer's turns or the end depend on.
void MatchSession::advance()
{
    if (finished() && !m_hold.holding() && !m_view.replay() && !m_announced && atRest() &&
        !m_computer.away()) {
        m_announced = true;
        emit matchFinished();
    }
    m_announced = m_announced && finished();
    if (myTurn() && atRest())
        m_clock.ask(ply());
    m_computer.advance();
}

bool MatchSession::myTurn() const
{
    const SeatId actor = m_match->actor();
    return isOpen() && !m_hold.holding() && actor != kNoSeat && actor == m_view.seat() &&
           m_match->isHuman(actor) && (!m_gate || m_gate->takesMoves());
}

UndoKind MatchSession::undoKind() const
{
    if (m_gate || m_view.covered() || m_view.replay() || m_view.seat() == kNoSeat)
        return UndoKind::None;
    return m_match->canUndo(m_view.seat());
}

// Whatever made it one: what was taken back, a seat that changed hands.
void MatchSession::tellPractice()
{
    if (practice() && !std::exchange(m_practiceTold, true))
        emit practiceBegan();
}

// Another seat looks, by a choice of the people at the screen.
void MatchSession::showView()
{
    if (m_hold.holding())
        stop();
    if (m_view.covered()) { // handed over: for the next person only what stands now
        m_cursor.follow();
        forgetAdvice();
    }
    refresh();
    advance();
}

void MatchSession::showMoment(int from, int to)
{
    m_presenter.loadTrack(from, to);
    m_presenter.lookFrom(from < to ? from : ply());
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
    if (!finished() && humanCount() == 1 && m_match->isHuman(static_cast<SeatId>(seat)))
        m_match->setPractice();
    setSeat(seat, SeatSetup::Kind::Ai, level);
}

// Nobody vouches for what a program knows.
void MatchSession::giveToProgram(int seat, const QString &name)
{
    const QString command = m_programs ? m_programs->command(name) : QString();
    if (command.isEmpty())
        return;
    if (!finished())
        m_match->setPractice();
    setSeat(seat, SeatSetup::Kind::Ai, QString::fromLatin1(kReferenceLevel), name, command);
}

void MatchSession::setSeat(int seat, SeatSetup::Kind kind, const QString &level,
                           const QString &program, const QString &command)
{
    if (seat < 0 || seat >= seatCount() || finished())
        return;
    SeatSetup setup = m_match->seats().at(static_cast<std::size_t>(seat));
    setup.kind = kind;
    if (m_programs && qstr(setup.name) == m_programs->nameOf(setup.program))
        setup.name.clear(); // it goes with the program that had it
    if (setup.name.empty()) // as in the set-up: a seat's own name stays
        setup.name = program.toStdString();
    setup.program = command.isEmpty() ? std::string() : programOf(command);
    setup.playedBy = program.toStdString();
    if (!level.isEmpty())
        setup.level = level.toStdString();
    stop();
    forgetAdvice();
    m_match->setSeat(static_cast<SeatId>(seat), setup);
    m_computer.leave(static_cast<SeatId>(seat));
    m_words.setSeats(m_match->seats());
    m_presenter.forgetLog();
    emit recordChanged();
    tellPractice();
    m_view.update();
    refresh();
    emit m_info.changed();
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
    showGlossary();
    m_presenter.forgetLog();
    if (!m_hold.holding()) // else it comes with what is held back
        refresh();
    if (m_storyTold)
        m_story.tell(*m_match, m_view.seat(), m_words);
    emit m_info.changed();
}

void MatchSession::tellStory()
{
    m_storyTold = true;
    m_story.tell(*m_match, m_view.seat(), m_words);
    m_story.review(*m_match);
}

} // namespace takujo
