#include "hintmodel.h"

#include "learn/playout.h"
#include "search/reasons.h"

#include <QThread>

#include <algorithm>

namespace takujo {

namespace {

constexpr std::chrono::milliseconds kSearchTime{3000};
constexpr std::chrono::milliseconds kTick{100};
constexpr std::size_t kShown = 4;          ///< moves, the best one among them
constexpr std::uint64_t kCountedDeals = 7; ///< other deals than the search thought about

/// What was thought of, the best first.
std::vector<Move> thoughtOf(const SearchResult &found)
{
    std::vector<Move> moves{found.best};
    for (const Candidate &c : found.candidates)
        if (moves.size() < kShown && c.visits > 0 && c.move != found.best)
            moves.push_back(c.move);
    return moves;
}

} // namespace

HintModel::HintModel(const Parts &parts, std::function<SeatId()> asked, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_asked(std::move(asked)),
      m_alternatives([this](const Move &move) { return wordsOf(move); })
{
    m_tick.setInterval(kTick);
    connect(&m_tick, &QTimer::timeout, this, &HintModel::progressed);
    connect(&m_search, &AiRunner::done, this, &HintModel::searched);
    connect(&m_explain, &AiRunner::done, this, &HintModel::explained);
    connect(&m_parts.draft, &DraftModel::changed, this, &HintModel::compareOwn);
    connect(&m_parts.draft, &DraftModel::chosen, this, [this] {
        m_open = false;
        emit changed();
    });
}

double HintModel::progress() const
{
    return searching() ? std::min(1.0, static_cast<double>(m_search.elapsed()) /
                                           static_cast<double>(kSearchTime.count()))
                       : 0;
}

void HintModel::request()
{
    const SeatId seat = m_asked();
    if (seat == kNoSeat || searching())
        return;
    m_seat = seat;
    Budget budget;
    budget.simulations = m_simulations;
    budget.time = kSearchTime;
    budget.threads = std::max(1, QThread::idealThreadCount());
    Request request = m_parts.match.request(seat, budget, m_seed);
    request.player = kReferenceLevel;
    const std::shared_ptr<const Game> game = m_parts.match.gamePtr();
    m_search.start(game, std::move(request), [game](const Request &r, const std::stop_token &stop) {
        SearchResult found = game->search(r, stop, nullptr);
        found.reasons = explain(*game, r, found, stop);
        return found;
    });
    m_tick.start();
    emit changed();
}

void HintModel::searched(const std::shared_ptr<const SearchResult> &result)
{
    m_tick.stop();
    if (!result->cancelled && m_asked() == m_seat) {
        m_found = result;
        m_move = result->best;
        m_reasons = result->reasons;
        m_open = true;
        compare();
        refresh();
        emit found(text(), sentences());
    } else {
        emit changed();
    }
}

// Where there is no choice there is nothing to count.
void HintModel::compare()
{
    const std::vector<Move> moves = thoughtOf(*m_found);
    if (moves.size() < 2)
        return;
    const Match &match = m_parts.match;
    m_alternatives.start(match.gamePtr(),
                         {match.game(), match.view(m_seat), m_seat, match.traits(),
                          combine64(m_seed, kCountedDeals), weighingPlayer(match.game())},
                         moves);
    compareOwn();
}

void HintModel::compareOwn()
{
    const DraftModel &draft = m_parts.draft;
    m_alternatives.setOwn(m_found && !draft.isEmpty() ? draft.report().move : std::nullopt);
    emit changed();
}

void HintModel::next()
{
    if (m_move.isNull())
        request();
    else if (!m_open)
        look(m_alternatives.chosen());
    else if (const int count = m_alternatives.rows()->count(); count > 0)
        look((m_alternatives.chosen() + 1) % count);
}

void HintModel::look(int alternative)
{
    m_open = true;
    if (alternative < m_alternatives.rows()->count()) {
        m_alternatives.choose(alternative);
        m_move = m_alternatives.move(alternative);
    }
    if (m_move == m_found->best) {
        m_explain.cancel();
        m_reasons = m_found->reasons;
    } else {
        m_reasons.clear();
        const Match &match = m_parts.match;
        m_explain.start(match.gamePtr(), match.request(m_seat, {}, m_seed),
                        [game = match.gamePtr(), found = about(*m_found, m_move)](
                            const Request &r, const std::stop_token &stop) {
                            SearchResult out = found;
                            out.reasons = explain(*game, r, found, stop);
                            return out;
                        });
    }
    refresh();
}

void HintModel::explained(const std::shared_ptr<const SearchResult> &result)
{
    m_reasons = result->reasons;
    emit changed();
    emit found(text(), sentences());
}

void HintModel::stop()
{
    m_search.cancel();
    m_tick.stop();
    emit changed();
}

void HintModel::forget()
{
    m_search.cancel();
    m_explain.cancel();
    m_tick.stop();
    m_alternatives.stop();
    m_found.reset();
    m_move = {};
    m_reasons.clear();
    m_open = false;
}

void HintModel::dismiss()
{
    forget();
    refresh();
}

void HintModel::layOut()
{
    if (!composed())
        return;
    m_parts.draft.take(draft());
    dismiss();
    emit laidOut();
}

void HintModel::refresh()
{
    m_parts.prompt.suggest(option(m_move), pieces());
    m_alternatives.rerender();
    emit changed();
}

// Row of the option that is advised; -1 when the move is put together otherwise.
int HintModel::option(const Move &move) const
{
    const auto &options = m_parts.prompt.prompt().options;
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const PromptOption &option) {
            return !move.isNull() && option.move == move;
        });
    return found == options.end() ? -1 : static_cast<int>(found - options.begin());
}

bool HintModel::putTogether() const
{
    return !m_move.isNull() && m_parts.prompt.composed() && option(m_move) < 0;
}

bool HintModel::composed() const { return putTogether() && m_parts.draft.report().move != m_move; }

Draft HintModel::draft() const
{
    return m_parts.match.game().draftOf(m_parts.match.view(m_seat), m_move);
}

// Pieces and place of a hint that is put together.
QStringList HintModel::pieces() const
{
    QStringList pieces;
    if (!putTogether())
        return pieces;
    const Draft put = draft();
    if (!put.anchor.empty())
        pieces.append(qstr(put.anchor));
    for (const auto &group : put.groups)
        for (const std::string &piece : group)
            pieces.append(qstr(piece));
    return pieces;
}

QString HintModel::text() const { return m_move.isNull() ? QString() : wordsOf(m_move); }

QString HintModel::wordsOf(const Move &move) const
{
    const int row = option(move);
    const Match &match = m_parts.match;
    return m_parts.words(row >= 0
                             ? m_parts.prompt.prompt().options[static_cast<std::size_t>(row)].label
                             : match.game().describeFrom(match.view(m_seat), move));
}

} // namespace takujo
