#include "tablepresenter.h"

#include "motions.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

QString place(const PieceMotion &motion)
{
    return qstr(motion.toZone) + u'/' + QString::number(motion.toSlot);
}

} // namespace

TablePresenter::TablePresenter(const Source &source, TableModels &models, Turn turn,
                               QObject *parent)
    : QObject(parent), m_source(source), m_models(models), m_turn(std::move(turn))
{
    connect(&m_models.draft, &DraftModel::changed, this, &TablePresenter::askForecast);
    connect(&m_models.draft, &DraftModel::rearranged, this, &TablePresenter::showTable);
    connect(&m_models.prompt, &PromptModel::previewChanged, this, &TablePresenter::showPreview);
    connect(&m_models.prompt, &PromptModel::advisedChanged, this, &TablePresenter::showTable);
    connect(&m_models.track, &TrackModel::playingChanged, this, [this] {
        if (!m_models.track.playing())
            emit trackEnded();
    });
}

void TablePresenter::begin()
{
    m_changedFrom = m_announcedTo = m_source.match.plyCount();
    m_draftFor = {-1, kNoSeat, PromptKind::None};
}

void TablePresenter::changeFrom(int ply)
{
    m_changedFrom = ply;
    m_announcedTo = std::min(m_announcedTo, ply);
}

void TablePresenter::refresh()
{
    const Match &match = m_source.match;
    const SeatId viewer = m_source.view.seat();
    const int shown = m_source.cursor.shown();
    const Presentation before = std::exchange(m_table, match.table(viewer, shown));
    const bool same = std::exchange(m_shownTo, viewer) == viewer;
    const int from = std::exchange(m_changedFrom, match.plyCount());
    const Presentation was = same ? before : Presentation{};
    m_motions = motionsOf(match, viewer, from, m_source.cursor.ply(), was, m_table, m_source.words);
    showScene(from, was);
    m_leaders = match.leaders(m_source.cursor.shown());
    if (m_turn.asked() == kNoSeat) {
        m_table.prompt.kind = PromptKind::None;
        m_table.prompt.options.clear();
        m_table.prompt.anchors.clear();
        if (m_table.prompt.quiet) // nothing says that somebody is asked
            m_table.prompt.title = m_table.prompt.detail = {};
    }
    m_models.prompt.set(m_table.prompt, m_source.words);
    m_models.forecast.rerender(m_source.words);
    startDraft(); // shows the table too
    m_models.prompt.tell();
    showSeats();
    showTurnMoves();
    m_sessionLog.tell(match, viewer, m_source.words);
    m_models.log.setRows(m_sessionLog.rows());
    m_models.logTurns.setRows(m_sessionLog.turns(match, viewer));
    const bool final = match.finished() && m_source.cursor.live();
    m_models.outcome.show(final ? match.outcome() : match.standing(viewer, shown),
                          static_cast<int>(match.seats().size()), m_source.words);
}

// While a match is played: what another moment or another seat shows is simply there.
void TablePresenter::showScene(int from, const Presentation &before)
{
    const Match &match = m_source.match;
    const SeatId viewer = m_source.view.seat();
    const int ply = m_source.cursor.ply();
    const bool live = m_source.cursor.live() && !m_source.view.replay() && !before.pieces.empty();
    const bool other = std::exchange(m_shownPly, ply) != ply;
    const bool language =
        std::exchange(m_shownIn, m_source.words.language()) != m_source.words.language();
    if (live && from < ply)
        m_models.scene.load(match, viewer, {from, ply, before, m_table, m_motions}, m_source.words);
    else if (other || !live)
        m_models.scene.clear();
    else if (language)
        m_models.scene.rerender(match, viewer, m_table, m_source.words);
}

void TablePresenter::startDraft()
{
    const Prompt &prompt = m_table.prompt;
    const std::tuple decision{m_source.match.plyCount(), m_source.view.seat(), prompt.kind};
    if (std::exchange(m_draftFor, decision) == decision && prompt.kind != PromptKind::None)
        return m_models.draft.rerender(
            m_source.words); // the same decision, in another language or theme
    DraftModel::Probe probe;
    if (m_models.prompt.composed())
        probe = [this](const Draft &draft) { return m_source.match.probe(draft); };
    const int groups = prompt.kind == PromptKind::Assign
                           ? std::max<int>(1, static_cast<int>(prompt.groups.size()))
                       : m_models.prompt.composed() ? 1
                                                    : 0;
    m_models.draft.begin(prompt.kind == PromptKind::Number ? 0 : groups, prompt.min,
                         std::move(probe), m_source.words);
    if (prompt.kind == PromptKind::Assign)
        m_models.draft.setLimits(prompt.limits, [this](const std::string &id) {
            const auto piece = std::find_if(m_table.pieces.begin(), m_table.pieces.end(),
                                            [&id](const Piece &p) { return p.id == id; });
            return piece == m_table.pieces.end() ? std::string() : piece->zone;
        });
}

void TablePresenter::showTable()
{
    m_models.table.show(m_table, marks(), m_source.words, std::exchange(m_motions, {}));
}

void TablePresenter::showPreview() { m_models.table.setAffected(m_models.prompt.previewAffects()); }

TableMarks TablePresenter::marks() const
{
    TableMarks marks;
    for (const PromptOption &option : m_table.prompt.options)
        if (!option.anchor.empty())
            marks.legal.insert(qstr(option.anchor));
    const std::vector<std::string> &fits = m_models.draft.report().anchors;
    for (const std::string &anchor :
         m_models.draft.itemCount() > 0 && !fits.empty() ? fits : m_table.prompt.anchors)
        marks.legal.insert(qstr(anchor));
    for (const QString &anchor : m_models.prompt.previewAffects())
        marks.affected.insert(anchor);
    for (const QString &anchor : m_models.prompt.advised())
        marks.advised.insert(anchor);
    marks.target = m_models.draft.anchor();
    const auto &groups = m_models.draft.draft().groups;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const std::string &piece : groups[g])
            marks.group.insert(qstr(piece), static_cast<int>(g));
    markLastMoves(marks);
    return marks;
}

void TablePresenter::markLastMoves(TableMarks &marks) const
{
    const Match &match = m_source.match;
    const SeatId viewer = m_source.view.seat();
    const bool live = m_source.cursor.live();
    const int end = m_source.cursor.ply();
    const int recent =
        live ? std::min(SessionLog::recentFrom(match, viewer), end) : std::max(end - 1, 0);
    for (int ply = recent; ply < end; ++ply)
        for (const Event &event : match.events(viewer, ply))
            for (const PieceMotion &motion : event.motions) {
                if (event.actor == kNoSeat || (event.actor == viewer && live))
                    continue;
                marks.lastActor.insert(qstr(motion.after), event.actor);
                if (motion.toSlot >= 0)
                    marks.lastActor.insert(place(motion), event.actor);
            }
    marks.lastActor.remove(QString());
}

void TablePresenter::showSeats()
{
    const Match &match = m_source.match;
    const bool live = m_source.cursor.live();
    const bool finished = match.finished();
    const std::vector<int> &gaveUp = match.record().gaveUp;
    // Looking back nobody has won yet.
    const Outcome end = finished && live ? match.outcome() : Outcome{};
    RowModel::Rows rows;
    for (SeatId seat = 0; seat < static_cast<SeatId>(match.seats().size()); ++seat) {
        const SeatSetup &setup = match.seats().at(static_cast<std::size_t>(seat));
        const bool human = setup.kind == SeatSetup::Kind::Human;
        SeatSummary summary;
        for (const SeatSummary &s : m_table.seats)
            if (s.seat == seat)
                summary = s;
        const bool thinks = live && m_turn.thinking() && match.actor() == seat;
        rows.append({QString::number(seat),
                     {int(seat), m_source.words.seat(seat), shownLevel(setup, m_source.oneLevel),
                      human || !setup.program.empty() ? QString() : qstr(setup.level), human,
                      setup.colour, summary.score ? QVariant(*summary.score) : QVariant(-1),
                      m_source.words(summary.detail),
                      !finished && match.actorAt(m_source.cursor.shown()) == seat, thinks,
                      seat == m_source.view.seat(),
                      std::find(gaveUp.begin(), gaveUp.end(), seat) != gaveUp.end(),
                      end.finished && contains(end.winners, seat),
                      !finished && contains(m_leaders, seat)}});
    }
    m_models.seats.setRows(rows);
}

} // namespace takujo
