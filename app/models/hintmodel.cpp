#include "hintmodel.h"

#include "search/reasons.h"

#include <QThread>

#include <algorithm>

namespace takujo {

namespace {

constexpr std::chrono::milliseconds kSearchTime{3000};

} // namespace

HintModel::HintModel(const Parts &parts, std::function<SeatId()> asked, QObject *parent)
    : QObject(parent), m_parts(parts), m_asked(std::move(asked))
{
    connect(&m_search, &AiRunner::done, this, &HintModel::searched);
    connect(&m_parts.draft, &DraftModel::changed, this, &HintModel::changed);
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
    emit changed();
}

void HintModel::searched(const std::shared_ptr<const SearchResult> &result)
{
    if (!result->cancelled && m_asked() == m_seat) {
        m_move = result->best;
        m_reasons = result->reasons;
        refresh();
        emit found(text(), sentences());
    } else {
        emit changed();
    }
}

void HintModel::stop()
{
    m_search.cancel();
    emit changed();
}

void HintModel::forget()
{
    m_search.cancel();
    m_move = {};
    m_reasons.clear();
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
    m_parts.prompt.suggest(option(), pieces());
    emit changed();
}

// Row of the option that is advised; -1 when the move is put together otherwise.
int HintModel::option() const
{
    const auto &options = m_parts.prompt.prompt().options;
    const auto found =
        std::find_if(options.begin(), options.end(), [this](const PromptOption &option) {
            return !m_move.isNull() && option.move == m_move;
        });
    return found == options.end() ? -1 : static_cast<int>(found - options.begin());
}

bool HintModel::putTogether() const
{
    return !m_move.isNull() && m_parts.prompt.composed() && option() < 0;
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

QString HintModel::text() const
{
    const int row = option();
    if (row >= 0)
        return m_parts.words(m_parts.prompt.prompt().options[static_cast<std::size_t>(row)].label);
    const Match &match = m_parts.match;
    return m_move.isNull() ? QString()
                           : m_parts.words(match.game().describeFrom(match.view(m_seat), m_move));
}

} // namespace takujo
