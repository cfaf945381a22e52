// The computer's seats: when they think, how long that is shown, and hints by the same search.
#include "matchsession.h"

#include <QLoggingCategory>
#include <QThread>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastThinkingMs = 400; ///< at normal pace, so that a move can be followed
constexpr int kSlowThinkingMs = 1100;
constexpr int kSilentThinkingMs = 250; ///< among partners: thinking time must not be a signal
constexpr std::chrono::milliseconds kMostThinking{3000};
constexpr std::chrono::milliseconds kMostThinkingFast{600};
constexpr std::chrono::milliseconds kQuietThinking{120}; ///< well within the time a change is held

} // namespace

bool MatchSession::thinking() const
{
    return !m_hold.isValid() && (m_ai.running() || m_aiMove.has_value());
}

QString MatchSession::paceName() const
{
    switch (m_pace) {
    case AiPace::Instant: return u"instant"_s;
    case AiPace::Normal: return u"normal"_s;
    case AiPace::Slow: return u"slow"_s;
    case AiPace::Step: return u"step"_s;
    }
    return {};
}

void MatchSession::setPace(AiPace pace)
{
    if (pace == m_pace)
        return;
    m_pace = pace;
    emit paceChanged();
    advance();
}

void MatchSession::setPaused(bool paused)
{
    if (paused == m_paused)
        return;
    m_paused = paused;
    if (paused)
        stop();
    emit pausedChanged();
    showSeats();
    advance();
}

void MatchSession::stepAi()
{
    if (!m_waiting)
        return;
    m_waiting = false;
    thinkAbout(m_match->actor());
}

// Lets the computer's seat move when it is its turn; called after every change of anything it
// depends on, so it must be harmless to call at any time.
void MatchSession::advance()
{
    if (finished() && !m_replay && !m_announced && !m_track.playing()) {
        m_announced = true;
        emit matchFinished();
    }
    m_announced = m_announced && finished();
    const SeatId actor = m_match->actor();
    const bool computers = !m_replay && actor != kNoSeat && !isHuman(actor);
    const bool may = computers && !m_paused && live() && !covered();
    if (!may || m_pace != AiPace::Step)
        m_waiting = false;
    if (may && m_aiMove && !m_aiDelay.isActive()) {
        playAi();
    } else if (may && !m_ai.running() && !m_aiMove) {
        if (m_pace == AiPace::Step && !asksQuietly())
            m_waiting = true;
        else
            thinkAbout(actor);
    }
    emit thinkingChanged();
}

void MatchSession::thinkAbout(SeatId seat)
{
    Budget budget = this->budget();
    if (m_simulations == 0 && asksQuietly())
        budget.time = kQuietThinking;
    const std::uint64_t seed = m_aiSeed + static_cast<std::uint64_t>(ply()) * 0x9E3779B97F4A7C15U;
    m_ai.start(m_match->gamePtr(), m_match->request(seat, budget, seed));
    if (m_hold.isValid())
        return; // nobody is to notice
    m_progressTick.start();
    showSeats();
    emit thinkingChanged();
}

Budget MatchSession::budget() const
{
    Budget budget;
    budget.simulations = m_simulations;
    if (m_simulations == 0) // else reproducible, without a clock
        budget.time = m_pace == AiPace::Instant ? kMostThinkingFast : kMostThinking;
    budget.threads = std::max(1, QThread::idealThreadCount());
    return budget;
}

// A pause would tell the others that there was a choice.
bool MatchSession::asksQuietly() const { return m_match->table(kNoSeat).prompt.quiet; }

int MatchSession::shownThinkingTime() const
{
    switch (m_pace) {
    case AiPace::Instant:
    case AiPace::Step: return m_entry.cooperative ? kSilentThinkingMs : 0;
    case AiPace::Normal: return kLeastThinkingMs;
    case AiPace::Slow: return kSlowThinkingMs;
    }
    return 0;
}

void MatchSession::aiDone(const std::shared_ptr<const SearchResult> &result)
{
    if (result->cancelled)
        return;
    m_progressTick.stop();
    m_aiMove = result->best;
    const qint64 wait = m_hold.isValid() ? quietTime() - m_hold.elapsed()
                        : asksQuietly()  ? 0
                                         : shownThinkingTime() - m_ai.elapsed();
    m_aiDelay.start(static_cast<int>(std::max<qint64>(0, wait)));
}

void MatchSession::playAi()
{
    if (!m_aiMove || !live() || m_track.playing())
        return; // it is played when the table shows the present again, at rest
    Move move = *m_aiMove;
    m_aiMove.reset();
    const int before = ply();
    if (m_match->play(move)) {
        qWarning("the computer's move was refused: %s", m_match->game().moveText(move).c_str());
        const LegalMoves legal = m_match->legal();
        if (legal.moves.empty() || m_match->play(legal.moves.front()))
            return;
    }
    movedOn(before);
}

void MatchSession::requestHint()
{
    if (!myTurn() || m_hinter.running())
        return;
    Budget budget;
    budget.simulations = m_simulations;
    budget.time = kMostThinking;
    budget.threads = std::max(1, QThread::idealThreadCount());
    Request request = m_match->request(m_viewer, budget, m_aiSeed);
    request.player = "expert";
    m_hinter.start(m_match->gamePtr(), std::move(request));
    emit hintChanged();
}

void MatchSession::dismissHint()
{
    dropHint();
    m_prompt.suggest(-1, {});
    emit hintChanged();
}

// A hint is about one hand at one moment: also one still being looked for dies with it, or the next
// person at the screen would get it.
void MatchSession::dropHint()
{
    m_hinter.cancel();
    m_hintMove = {};
    m_hintClaims.clear();
}

void MatchSession::hintDone(const std::shared_ptr<const SearchResult> &result)
{
    if (!result->cancelled && myTurn()) {
        m_hintMove = result->best;
        m_hintClaims = result->claims;
        m_prompt.suggest(hintOption(), hintPieces());
        emit hintReady(hintText(), hintClaims());
    }
    emit hintChanged();
}

// Row of the option a hint advises; -1 when the move is put together otherwise.
int MatchSession::hintOption() const
{
    const auto &options = m_prompt.prompt().options;
    const auto found =
        std::find_if(options.begin(), options.end(), [this](const PromptOption &option) {
            return !m_hintMove.isNull() && option.move == m_hintMove;
        });
    return found == options.end() ? -1 : static_cast<int>(found - options.begin());
}

bool MatchSession::hintComposed() const
{
    return !m_hintMove.isNull() && m_prompt.composed() && hintOption() < 0;
}

Draft MatchSession::hintDraft() const
{
    return m_match->game().draftOf(m_match->view(m_viewer), m_hintMove);
}

// Pieces and place of a hint that is put together.
QStringList MatchSession::hintPieces() const
{
    QStringList pieces;
    if (!hintComposed())
        return pieces;
    const Draft draft = hintDraft();
    if (!draft.anchor.empty())
        pieces.append(qstr(draft.anchor));
    for (const auto &group : draft.groups)
        for (const std::string &piece : group)
            pieces.append(qstr(piece));
    return pieces;
}

void MatchSession::layOutHint()
{
    if (!hintComposed())
        return;
    m_draft.take(hintDraft());
    dismissHint();
    emit hintLaidOut();
}

// As advice: the words of the button that does it, where there is one.
QString MatchSession::hintText() const
{
    const int option = hintOption();
    if (option >= 0)
        return m_words(m_prompt.prompt().options[static_cast<std::size_t>(option)].label);
    return m_hintMove.isNull() ? QString() : m_words(m_match->game().describe(m_hintMove));
}

} // namespace takujo
