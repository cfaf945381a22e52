#include "puzzlesession.h"

#include "reasonrows.h"
#include "search/reasons.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int kSimulations = 6'000;
constexpr int kSearches = 3; ///< until one finds the puzzle's move, which several agreed upon
constexpr std::uint32_t kSolidVisits = 30;

/// How far the best move is ahead the puzzle tells, which looked at every other one; a short search has
/// another figure, of a choice of moves.
bool speaksOfOthers(const Reason &reason)
{
    return reason.kind == ReasonKind::Others || reason.kind == ReasonKind::Equal;
}

} // namespace

PuzzleSession::PuzzleSession(const GameEntry &entry, Puzzle puzzle, Match match, Place place,
                             Language language)
    : m_puzzle(std::move(puzzle)),
      m_place(place),
      m_start(std::move(match)),
      m_answers(m_start),
      m_best(*m_start.game().parseMove(m_puzzle.move)),
      m_bestAnswer(m_answers.of(m_best)),
      m_session(entry, std::make_unique<Match>(m_start), language)
{
    m_session.setKept(false);
    m_session.setGate(this);
    m_session.prepare();
    connect(&m_session, &MatchSession::refused, this, &PuzzleSession::hearRefusal);
    connect(&m_search, &AiRunner::done, this,
            [this](const std::shared_ptr<const SearchResult> &result) {
                if (!result->cancelled)
                    take(result);
                emit changed();
            });
}

/// Which answers its candidates are takes simulations where they are pushes: once, not whenever one is asked for.
void PuzzleSession::take(const std::shared_ptr<const SearchResult> &found)
{
    m_found = found;
    m_candidates.clear();
    for (const Candidate &candidate : found->candidates)
        m_candidates.try_emplace(m_answers.of(candidate.move), candidate);
    m_told = m_answers.same(found->best, m_best);
}

void PuzzleSession::think(int simulations)
{
    if (win()) // nothing is estimated
        return;
    Budget budget;
    budget.simulations = simulations > 0 ? simulations : kSimulations;
    Request request = m_start.request(m_start.actor(), budget, hashText(m_puzzle.id));
    request.player = kReferenceLevel;
    m_search.start(m_start.gamePtr(), std::move(request),
                   [game = m_start.gamePtr(), best = m_best,
                    answers = m_answers](const Request &asked, const std::stop_token &stop) {
                       Request own = asked;
                       SearchResult found = game->search(own, stop, nullptr);
                       for (int i = 1;
                            i < kSearches && !found.cancelled && !answers.same(found.best, best);
                            ++i) {
                           own.seed = mix64(own.seed);
                           found = game->search(own, stop, nullptr);
                       }
                       found.reasons = explain(*game, own, found, stop);
                       std::erase_if(found.reasons, speaksOfOthers);
                       return found;
                   });
    emit changed();
}

void PuzzleSession::setLanguage(Language language)
{
    m_refusal.clear(); // said in the other language
    m_session.setLanguage(language);
    emit changed();
}

void PuzzleSession::again()
{
    m_state = State::Asked;
    forgetAnswers();
    m_session.showMatch(m_start, -1);
    emit changed();
}

void PuzzleSession::show()
{
    if (m_state != State::Asked)
        return;
    Match after = m_start;
    for (const Move &move : solution())
        if (after.play(move))
            return;
    m_state = State::Shown;
    forgetAnswers();
    m_session.draft()->clear();
    if (m_session.ply() > 0) // moves of one's own, on another way
        m_session.showMatch(m_start, -1);
    m_session.showMatch(after, 0);
    emit changed();
}

std::vector<Move> PuzzleSession::solution() const
{
    return win() ? wayToWin(m_start) : std::vector{m_best};
}

void PuzzleSession::forgetAnswers()
{
    m_onTheWay = false;
    m_tried = {};
    m_triedAnswer.clear();
    m_refusal.clear();
    m_refusalClause.clear();
}

void PuzzleSession::hearRefusal(const QString &text, const QString &clause)
{
    forgetAnswers();
    m_refusal = text;
    m_refusalClause = clause;
    emit changed();
    emit mistaken();
}

bool PuzzleSession::isRight(const Match &match, const Move &move) const
{
    if (!win())
        return solves(m_puzzle, match, move);
    Match after = match;
    after.play(move);
    return winIsLeft(after, m_start.actor());
}

Check PuzzleSession::play(Match &match, const Move &move)
{
    if (Check refusal = match.check(move))
        return refusal;
    if (isRight(match, move)) {
        match.play(move);
        forgetAnswers();
        m_onTheWay = win() && !match.finished();
        if (!m_onTheWay) {
            m_state = State::Solved;
            emit solvedNow();
        }
        emit changed();
        if (m_onTheWay)
            emit wentOn();
        return {};
    }
    forgetAnswers();
    m_tried = move;
    m_triedAnswer = m_answers.of(move);
    ++m_mistakes;
    emit changed();
    emit mistaken();
    return Violation{};
}

QString PuzzleSession::answer() const
{
    if (m_state == State::Asked)
        return {};
    return win() ? m_session.words()(toldOf(m_session.match().outcome())) : told(m_best);
}

QStringList PuzzleSession::way() const
{
    QStringList out;
    if (m_state == State::Asked || !win())
        return out;
    const Match &match = m_session.match();
    for (int ply = 0; ply < match.plyCount(); ++ply)
        out << m_session.words()(match.game().describeFrom(
            match.view(match.actorAt(ply), ply), match.record().plies[toIndex(ply)].move));
    return out;
}

QStringList PuzzleSession::reasons() const
{
    return m_state != State::Asked && m_told ? reasonSentences(m_found->reasons, m_session.words())
                                             : QStringList();
}

QString PuzzleSession::tried() const { return m_tried.isNull() ? QString() : told(m_tried); }

/// As whoever is asked sees it.
QString PuzzleSession::told(const Move &move) const
{
    return m_session.words()(m_start.game().describeFrom(m_start.view(m_start.actor()), move));
}

const Candidate *PuzzleSession::candidate(const std::string &answer) const
{
    const auto it = m_candidates.find(answer);
    return it == m_candidates.end() ? nullptr : &it->second;
}

int PuzzleSession::margin() const
{
    constexpr double kFile = 1e-6; // files have thousandths: 0.29 may be read as a little less
    return static_cast<int>(std::floor(100 * m_puzzle.margin + kFile));
}

/// The puzzle's margin is what the next best move costs: no other one costs less.
int PuzzleSession::loss() const
{
    const Candidate *best = candidate(m_bestAnswer);
    const Candidate *other = candidate(m_triedAnswer);
    if (!best || !other)
        return -1;
    return std::max(margin(), static_cast<int>(std::lround(100 * (best->value - other->value))));
}

int PuzzleSession::triedWins() const
{
    const Candidate *other = candidate(m_triedAnswer);
    return other && other->visits >= kSolidVisits ? static_cast<int>(std::lround(100 * other->win))
                                                  : -1;
}

int PuzzleSession::bestWins() const
{
    const Candidate *best = candidate(m_bestAnswer);
    return best && triedWins() >= 0 ? static_cast<int>(std::lround(100 * best->win)) : -1;
}

} // namespace takujo
