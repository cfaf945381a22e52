#include "computerturns.h"

#include <QThread>

namespace takujo {

namespace {

constexpr int kLeastThinkingMs = 400; ///< at normal pace, so that a move can be followed
constexpr int kSlowThinkingMs = 1100;
constexpr int kStandingMs = 900;
constexpr int kSlowStandingMs = 2200;
constexpr int kSilentThinkingMs = 250; ///< among partners: thinking time must not be a signal
constexpr std::chrono::milliseconds kMostThinking{3000};
constexpr std::chrono::milliseconds kLongThinking{1000}; ///< of a master, unless there is more time
constexpr std::chrono::milliseconds kMostThinkingFast{600};
constexpr std::chrono::milliseconds kQuietThinking{120}; ///< well within the time a change is held

} // namespace

ComputerTurns::ComputerTurns(const Match &match, const QuietHold &hold, bool cooperative,
                             Stage stage, QObject *parent)
    : QObject(parent),
      m_match(match),
      m_hold(hold),
      m_cooperative(cooperative),
      m_stage(std::move(stage))
{
    m_delay.setSingleShot(true);
    m_quietEnd.setSingleShot(true);
    m_tick.setInterval(50);
    connect(&m_search, &AiRunner::done, this, &ComputerTurns::searched);
    connect(&m_delay, &QTimer::timeout, this, &ComputerTurns::deliver);
    connect(&m_quietEnd, &QTimer::timeout, this, &ComputerTurns::endQuietly);
    connect(&m_tick, &QTimer::timeout, this, &ComputerTurns::progressChanged);
}

void ComputerTurns::setPace(AiPace pace)
{
    if (pace == m_pace)
        return;
    m_pace = pace;
    emit paceChanged();
}

int ComputerTurns::standing() const
{
    switch (m_pace) {
    case AiPace::Instant: return 0;
    case AiPace::Normal: return kStandingMs;
    case AiPace::Slow: return kSlowStandingMs;
    case AiPace::Step: return -1;
    }
    return 0;
}

void ComputerTurns::setPaused(bool paused)
{
    if (paused == m_paused)
        return;
    m_paused = paused;
    emit pausedChanged();
}

void ComputerTurns::setAway(bool away)
{
    if (away == m_away)
        return;
    m_away = away;
    emit awayChanged();
}

void ComputerTurns::step()
{
    if (!m_waiting)
        return;
    m_waiting = false;
    think();
}

void ComputerTurns::advance()
{
    if (m_hold.holding()) { // what nobody is to notice goes its way, paused or not
        if (m_move && !m_delay.isActive())
            deliver();
        return;
    }
    const SeatId actor = m_match.actor();
    const bool mine = actor != kNoSeat && !m_match.isHuman(actor);
    const bool may = mine && !m_paused && !m_away && m_stage.open();
    if (!may || m_pace != AiPace::Step)
        m_waiting = false;
    if (may && m_move && !m_delay.isActive()) {
        deliver();
    } else if (may && !m_search.running() && !m_move) {
        if (m_pace == AiPace::Step &&
            !m_match.quiet()) // a pause would tell that there was a choice
            m_waiting = true;
        else
            think();
    }
    emit thinkingChanged();
}

void ComputerTurns::think()
{
    m_hurried = false;
    m_search.start(m_match.gamePtr(), m_match.request(m_match.actor(), budget(), seedNow()),
                   thinker());
    if (m_hold.holding()) { // nobody is to notice
        m_quietEnd.start(m_hold.left());
        return;
    }
    m_tick.start();
    emit began();
    emit thinkingChanged();
}

std::uint64_t ComputerTurns::seedNow() const
{
    return m_seed + static_cast<std::uint64_t>(m_match.plyCount()) * 0x9E3779B97F4A7C15U;
}

Move ComputerTurns::decideNow() const
{
    const SeatId seat = m_match.actor();
    Request request = m_match.request(seat, budget(), seedNow());
    request.player =
        m_match.seats().at(static_cast<std::size_t>(seat)).level; // a program takes its time
    return m_match.game().search(request, {}, nullptr).best;
}

/// A program is known by the name it got when it was seated; its own may be that of what runs it.
Text ComputerTurns::asSeated(Text fault) const
{
    const SeatId seat = m_match.actor();
    const std::string name =
        seat == kNoSeat ? "" : m_match.seats().at(static_cast<std::size_t>(seat)).name;
    for (TextArg &arg : fault.args)
        if (arg.first == "name" && !name.empty())
            arg.second.raw = name;
    return fault;
}

/// Of a seat that a program plays; the game's own players need none.
AiRunner::Thinker ComputerTurns::thinker()
{
    const SeatId seat = m_match.actor();
    if (m_match.seats().at(static_cast<std::size_t>(seat)).program.empty())
        return {};
    if (!m_programs)
        m_programs = std::make_shared<PlayerDesk>(
            m_match.gamePtr(), m_match.record().rules, [this](const Text &what) {
                QMetaObject::invokeMethod(
                    this,
                    [this, what] {
                        if (!m_hold.holding()) // else it would tell that there was a choice
                            emit programFailed(asSeated(withoutItsWords(what)));
                    },
                    Qt::QueuedConnection);
            });
    return [desk = m_programs, seat](const Request &request, const std::stop_token &stop) {
        double cpuMs = 0;
        return desk->search(seat, request, stop, cpuMs);
    };
}

void ComputerTurns::leave(SeatId seat)
{
    if (m_programs)
        m_programs->leave(seat);
}

// Other levels have decided before anybody could wait for them. What a program does is its own affair.
bool ComputerTurns::thinksLong() const
{
    const SeatId seat = m_match.actor();
    if (seat == kNoSeat || m_match.quiet())
        return false;
    const SeatSetup &setup = m_match.seats().at(static_cast<std::size_t>(seat));
    return setup.program.empty() && setup.level == levelNames().back();
}

bool ComputerTurns::hurryable() const
{
    return thinking() && thinksLong(); // also while a move it did not need to look for waits
}

// By the clock alone: that there was one way only would tell of the hand.
double ComputerTurns::progress() const
{
    if (!hurryable())
        return -1;
    const auto time = budget().time.count() > 0 ? budget().time : kLongThinking;
    return std::min(1.0,
                    static_cast<double>(m_search.elapsed()) / static_cast<double>(time.count()));
}

void ComputerTurns::moveNow()
{
    if (!hurryable())
        return;
    m_hurried = true;
    if (m_move)
        m_delay.start(0);
    else
        m_search.hurry();
}

Budget ComputerTurns::budget() const
{
    Budget budget;
    budget.simulations = m_simulations;
    if (m_simulations == 0) // else reproducible, without a clock
        budget.time = m_match.quiet()                            ? kQuietThinking
                      : m_pace == AiPace::Instant                ? kMostThinkingFast
                      : m_pace == AiPace::Normal && thinksLong() ? kLongThinking
                                                                 : kMostThinking;
    budget.threads = std::max(1, QThread::idealThreadCount());
    return budget;
}

int ComputerTurns::shownTime() const
{
    switch (m_pace) {
    case AiPace::Instant:
    case AiPace::Step: return m_cooperative ? kSilentThinkingMs : 0;
    case AiPace::Normal: return kLeastThinkingMs;
    case AiPace::Slow: return kSlowThinkingMs;
    }
    return 0;
}

void ComputerTurns::searched(const std::shared_ptr<const SearchResult> &result)
{
    if (result->cancelled && !m_hurried)
        return;
    m_move = result->best;
    const qint64 wait = m_hold.holding()               ? m_hold.left()
                        : m_match.quiet() || m_hurried ? 0
                                                       : shownTime() - m_search.elapsed();
    m_delay.start(static_cast<int>(std::max<qint64>(0, wait)));
    if (!m_hold.holding()) // else nobody is to notice
        emit thinkingChanged();
}

// Not before a table shows the present again, at rest: advance() comes back to it. What nobody is to notice
// goes its way, as in advance().
void ComputerTurns::deliver()
{
    if (!m_move || !m_stage.open() || !m_stage.atRest() || (m_away && !m_hold.holding()))
        return;
    m_tick.stop();
    emit decided(*std::exchange(m_move, std::nullopt));
}

// A program that takes its time must not tell by it that there was a choice.
void ComputerTurns::endQuietly()
{
    if (!m_search.running())
        return;
    m_search.cancel();
    m_move = decideNow();
    deliver();
}

void ComputerTurns::stop()
{
    m_search.cancel();
    m_delay.stop();
    m_quietEnd.stop();
    m_tick.stop();
    m_move.reset();
    m_waiting = false;
    emit thinkingChanged();
}

} // namespace takujo
