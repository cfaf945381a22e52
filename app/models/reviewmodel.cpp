#include "reviewmodel.h"

#include "reasonrows.h"

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

// Steps of progress: about the play-outs of a point of the curve each.
constexpr int kChoosing = 20; ///< the costly moves
constexpr int kWeighing = 20; ///< one of them

} // namespace

/// What there is to be found of some seats.
struct ReviewModel::Found
{
    std::shared_ptr<const SeenMatch> match;
    SeatSet seats = 0;
    std::vector<std::size_t> curve; ///< decisions at which the chance to win is told
    std::vector<Mean> chances;
    std::vector<Glance> glances;
    std::vector<CostlyMove> costly;
    int alone = 0;
};

ReviewModel::ReviewModel(QObject *parent)
    : QObject(parent),
      m_rows({"ply", "turn", "colour", "name", "played", "better", "reasons", "cost", "error",
              "clear", "playedAt", "betterAt"})
{
    connect(&m_work, &SlowWork::progressed, this, &ReviewModel::progressed);
}

void ReviewModel::open()
{
    if (m_work.running() || m_found || !m_match)
        return;
    auto found = std::make_shared<Found>();
    found->match = m_match;
    found->seats = m_seats;
    const auto &decisions = m_match->decisions();
    for (std::size_t at = 0; at < decisions.size(); ++at)
        if (decisions[at].firstOfTurn && contains(m_seats, decisions[at].seat))
            found->curve.push_back(at);
    const int steps = static_cast<int>(decisions.size() + found->curve.size() + kChoosing +
                                       kCostlyMoves * kWeighing);
    m_work.start(
        steps, [found](SlowWork::Steps &s) { work(*found, s); }, [this, found] { deliver(found); });
    emit changed();
}

void ReviewModel::work(Found &found, SlowWork::Steps &steps)
{
    const std::stop_token stop = steps.stop();
    const SeenMatch &match = *found.match;
    for (std::size_t at = 0; at < match.decisions().size(); ++at) {
        const bool asked = contains(found.seats, match.decisions()[at].seat);
        found.glances.push_back(asked ? glanceAt(match, at, stop) : Glance{});
        if (!steps.done())
            return;
    }
    for (const std::size_t at : found.curve) {
        found.chances.push_back(chanceAt(match, at, stop));
        if (!steps.done())
            return;
    }
    found.costly = costliest(match, found.glances, found.seats, found.alone, stop);
    if (!steps.done(kChoosing))
        return;
    for (CostlyMove &move : found.costly) {
        weigh(match, move, stop);
        if (!steps.done(kWeighing))
            return;
    }
    // What the weighing does not bear out cost nothing.
    std::erase_if(found.costly, [](const CostlyMove &m) { return m.cost.mean <= m.cost.error; });
    std::stable_sort(found.costly.begin(), found.costly.end(),
                     [](const auto &a, const auto &b) { return a.cost.mean > b.cost.mean; });
}

void ReviewModel::deliver(std::shared_ptr<Found> found)
{
    m_found = std::move(found);
    countDecisions();
    tellLines();
    tellRows();
    emit changed();
    emit progressed();
}

void ReviewModel::cancel()
{
    m_work.cancel();
    emit progressed();
}

void ReviewModel::forget()
{
    cancel();
    m_found.reset();
    m_match.reset();
    m_lines.clear();
    m_rows.setRows({});
}

void ReviewModel::tell(const Match &match, const Words &words)
{
    m_words = &words;
    m_together = match.game().definition().cooperative;
    m_seats = 0;
    m_colours.clear();
    for (std::size_t seat = 0; seat < match.seats().size(); ++seat) {
        m_colours.push_back(match.seats()[seat].colour);
        const auto id = static_cast<SeatId>(seat);
        if (m_together || match.humanCount() == 0 || match.isHuman(id))
            m_seats = static_cast<SeatSet>(m_seats | (1U << seat));
    }
    if (match.finished() && !m_match)
        m_match = std::make_shared<const SeenMatch>(match);
    if (m_found)
        tellRows();
    emit changed();
}

// By the short searches: many decisions, each roughly.
void ReviewModel::countDecisions()
{
    constexpr double kNear = 0.01;
    m_decided = m_nearBest = m_judged = m_untried = 0;
    m_alone = m_found->alone;
    double sum = 0;
    for (std::size_t at = 0; at < m_found->glances.size(); ++at) {
        if (!contains(m_seats, m_match->decisions()[at].seat))
            continue;
        const Glance &glance = m_found->glances[at];
        ++m_decided;
        if (!glance.judged) {
            m_untried += glance.better.isNull() ? 0 : 1;
        } else if (!glance.better.isNull()) {
            ++m_judged;
            m_nearBest += glance.loss <= kNear ? 1 : 0;
            sum += 100 * glance.loss;
        }
    }
    m_meanCost = m_judged > 0 ? sum / m_judged : 0;
    m_turns = m_match->decisions().empty() ? 0 : m_match->decisions().back().turn;
}

void ReviewModel::tellLines()
{
    m_lines.clear();
    for (std::size_t seat = 0; seat < m_colours.size(); ++seat) {
        QVariantList points;
        for (std::size_t i = 0; i < m_found->curve.size(); ++i) {
            const auto &decision = m_match->decisions()[m_found->curve[i]];
            // the chance of a team is one, whoever decides
            if (m_together ? seat == 0 : decision.seat == static_cast<SeatId>(seat))
                points.append(QVariantMap{{u"turn"_s, decision.turn},
                                          {u"ply"_s, decision.ply},
                                          {u"chance"_s, 100 * m_found->chances[i].mean},
                                          {u"error"_s, 100 * m_found->chances[i].error}});
        }
        if (!points.isEmpty())
            m_lines.append(QVariantMap{{u"colour"_s, m_colours[seat]},
                                       {u"name"_s, m_words->seat(static_cast<SeatId>(seat))},
                                       {u"points"_s, points}});
    }
}

std::optional<RetryTask> ReviewModel::retryOf(int ply) const
{
    if (m_found)
        for (const CostlyMove &move : m_found->costly)
            if (m_match->decisions()[move.at].ply == ply)
                return RetryTask{m_match, move};
    return {};
}

// Where a move is made on the table, as the prompt of then names it: its place, else its pieces.
QStringList ReviewModel::placesOf(std::size_t at, const Move &move) const
{
    const Game &game = m_match->game();
    const ViewBlob &view = m_match->view(at);
    for (const PromptOption &option : game.table(view).prompt.options)
        if (option.move == move)
            return option.anchor.empty() ? QStringList() : QStringList(qstr(option.anchor));
    const Draft draft = game.draftOf(view, move);
    if (!draft.anchor.empty())
        return {qstr(draft.anchor)};
    QStringList pieces;
    for (const auto &group : draft.groups)
        for (const std::string &piece : group)
            pieces.append(qstr(piece));
    return pieces;
}

void ReviewModel::tellRows()
{
    RowModel::Rows rows;
    for (const CostlyMove &move : m_found->costly) {
        const SeenMatch::Decision &decision = m_match->decisions()[move.at];
        const Game &game = m_match->game();
        const auto said = [&](const Move &m) {
            return (*m_words)(game.describeFrom(m_match->view(move.at), m));
        };
        rows.append(
            {QString::number(decision.ply),
             {decision.ply, decision.turn, m_colours[toIndex(decision.seat)],
              m_words->seat(decision.seat), said(m_match->played(move.at)), said(move.better),
              reasonRows(move.reasons, *m_words), 100 * move.cost.mean, 200 * move.cost.error,
              move.cost.clear(), placesOf(move.at, m_match->played(move.at)),
              placesOf(move.at, move.better)}});
    }
    m_rows.setRows(rows);
}

} // namespace takujo
