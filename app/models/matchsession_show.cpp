// From the match to the list models: what the seat at the screen sees at the shown ply.
#include "matchsession.h"
#include "motions.h"

#include <algorithm>
#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString typeName(EventType type)
{
#define TAKUJO_NAME(name) QStringLiteral(#name),
    static const QStringList names{TAKUJO_EVENT_TYPES(TAKUJO_NAME)};
#undef TAKUJO_NAME
    return names[static_cast<int>(type)].toLower();
}

QString place(const PieceMotion &motion)
{
    return qstr(motion.toZone) + u'/' + QString::number(motion.toSlot);
}

} // namespace

void MatchSession::refresh()
{
    const Presentation before = std::exchange(m_table, m_match->table(m_viewer, m_shown));
    const bool same = std::exchange(m_shownTo, m_viewer) == m_viewer;
    m_motions = motionsOf(*m_match, m_viewer, std::exchange(m_changedFrom, ply()), shownPly(),
                          same ? before : Presentation{}, m_table, m_words);
    if (!myTurn()) {
        m_table.prompt.kind = PromptKind::None;
        m_table.prompt.options.clear();
        m_table.prompt.anchors.clear();
        if (m_table.prompt.quiet) // nothing says that somebody is asked
            m_table.prompt.title = m_table.prompt.detail = {};
    }
    m_prompt.set(m_table.prompt, m_words);
    m_forecast.rerender(m_words);
    startDraft(); // shows the table too
    m_prompt.tell();
    m_prompt.suggest(hintOption(), hintPieces());
    showSeats();
    showTurnMoves();
    showLog();
    const bool final = m_match->finished() && live();
    m_outcome.show(final ? m_match->outcome() : m_match->standing(m_viewer, m_shown), seatCount(),
                   m_words);
    emit changed();
}

void MatchSession::startDraft()
{
    const Prompt &prompt = m_table.prompt;
    const std::tuple decision{ply(), m_viewer, prompt.kind};
    if (std::exchange(m_draftFor, decision) == decision && prompt.kind != PromptKind::None)
        return m_draft.rerender(m_words); // the same decision, in another language or theme
    DraftModel::Probe probe;
    if (m_prompt.composed())
        probe = [this](const Draft &draft) { return m_match->probe(draft); };
    const int groups = prompt.kind == PromptKind::Assign
                           ? std::max<int>(1, static_cast<int>(prompt.groups.size()))
                       : m_prompt.composed() ? 1
                                             : 0;
    m_draft.begin(prompt.kind == PromptKind::Number ? 0 : groups, prompt.min, std::move(probe),
                  m_words);
    if (prompt.kind == PromptKind::Assign)
        m_draft.setLimits(prompt.limits, [this](const std::string &id) {
            const auto piece = std::find_if(m_table.pieces.begin(), m_table.pieces.end(),
                                            [&id](const Piece &p) { return p.id == id; });
            return piece == m_table.pieces.end() ? std::string() : piece->zone;
        });
}

void MatchSession::showTable()
{
    m_tableModel.show(m_table, marks(), m_words, std::exchange(m_motions, {}));
}

// Most options change nothing on the table that is to be marked: then it stays as it is.
void MatchSession::showPreview()
{
    const bool affects = !m_prompt.previewAffects().isEmpty();
    if (affects || m_previewing)
        showTable();
    m_previewing = affects;
}

TableMarks MatchSession::marks() const
{
    TableMarks marks;
    for (const PromptOption &option : m_table.prompt.options)
        if (!option.anchor.empty())
            marks.legal.insert(qstr(option.anchor));
    const std::vector<std::string> &fits = m_draft.report().anchors;
    for (const std::string &anchor :
         m_draft.itemCount() > 0 && !fits.empty() ? fits : m_table.prompt.anchors)
        marks.legal.insert(qstr(anchor));
    for (const QString &anchor : m_prompt.previewAffects())
        marks.affected.insert(anchor);
    for (const QString &anchor : m_prompt.advised())
        marks.advised.insert(anchor);
    marks.target = m_draft.anchor();
    const auto &groups = m_draft.draft().groups;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const std::string &piece : groups[g])
            marks.group.insert(qstr(piece), static_cast<int>(g));
    markLastMoves(marks);
    return marks;
}

void MatchSession::markLastMoves(TableMarks &marks) const
{
    const int end = shownPly();
    const int recent =
        live() ? std::min(SessionLog::recentFrom(*m_match, m_viewer), end) : std::max(end - 1, 0);
    for (int ply = recent; ply < end; ++ply)
        for (const Event &event : m_match->events(m_viewer, ply))
            for (const PieceMotion &motion : event.motions) {
                if (event.actor == kNoSeat || (event.actor == m_viewer && live()))
                    continue;
                marks.lastActor.insert(qstr(motion.after), event.actor);
                if (motion.toSlot >= 0)
                    marks.lastActor.insert(place(motion), event.actor);
            }
    marks.lastActor.remove(QString());
}

void MatchSession::showSeats()
{
    const std::vector<int> &gaveUp = m_match->record().gaveUp;
    const Outcome end = finished() ? m_match->outcome() : Outcome{};
    RowModel::Rows rows;
    for (SeatId seat = 0; seat < seatCount(); ++seat) {
        const SeatSetup &setup = m_match->seats().at(static_cast<std::size_t>(seat));
        const bool human = setup.kind == SeatSetup::Kind::Human;
        SeatSummary summary;
        for (const SeatSummary &s : m_table.seats)
            if (s.seat == seat)
                summary = s;
        const bool thinks = live() && thinking() && m_match->actor() == seat;
        rows.append(
            {QString::number(seat),
             {int(seat), m_words.seat(seat),
              human || m_entry.oneLevel ? QString() : levelText(qstr(setup.level)),
              human ? QString() : qstr(setup.level), human, setup.colour,
              summary.score ? QVariant(*summary.score) : QVariant(-1), m_words(summary.detail),
              !finished() && (live() ? m_match->actor() : m_match->actorAt(m_shown)) == seat,
              thinks, seat == m_viewer,
              std::find(gaveUp.begin(), gaveUp.end(), seat) != gaveUp.end(),
              end.finished && contains(end.winners, seat)}});
    }
    m_seats.setRows(rows);
}

// Own pieces that left for a ply, as the table before it knew them: what left has no id after it.
QVariantList MatchSession::spentBy(int at) const
{
    QVariantList spent;
    std::optional<Presentation> before;
    for (const Event &event : m_match->events(m_viewer, at))
        for (const PieceMotion &motion : event.motions) {
            if (!motion.after.empty() || motion.before.empty())
                continue;
            if (!before)
                before = m_match->table(m_viewer, at);
            for (const Piece &piece : before->pieces)
                if (piece.id == motion.before)
                    spent.append(
                        QVariantMap{{u"name"_s, m_words(piece.name)},
                                    {u"facts"_s, QVariant::fromValue(factList(piece.facts))}});
        }
    return spent;
}

// The viewer's own plies of the turn that is going on.
void MatchSession::showTurnMoves()
{
    RowModel::Rows rows;
    const bool mine = live() && !finished() && m_match->actor() == m_viewer;
    int first = ply();
    while (mine && first > 0 && m_match->turnAt(first - 1) == m_match->turn() &&
           m_match->actorAt(first - 1) == m_viewer)
        --first;
    for (int at = first; mine && at < ply(); ++at) {
        if (m_match->record().plies[static_cast<std::size_t>(at)].automatic)
            continue;
        QString text, detail, anchor;
        for (const Event &event : m_match->events(m_viewer, at)) {
            if (text.isEmpty()) {
                text = m_words(event.text);
                detail = m_words(event.detail);
            }
            for (const PieceMotion &motion : event.motions)
                if (anchor.isEmpty())
                    anchor = qstr(motion.after);
        }
        if (text.isEmpty())
            text = m_words(m_match->game().describe(m_match->moveSeen(m_viewer, at)));
        rows.append(
            {QString::number(at),
             {at, static_cast<int>(rows.size()) + 1, text, detail, anchor,
              m_match->canUndoTo(at) == UndoKind::Free, QVariantMap{{u"pieces"_s, spentBy(at)}}}});
    }
    m_turnMoves.setRows(rows);
}

void MatchSession::showLog() { m_log.setRows(m_sessionLog.rows(*m_match, m_viewer, m_words)); }

void MatchSession::announce()
{
    const int end = ply();
    for (int at = std::exchange(m_announcedTo, end); at < end; ++at)
        for (const Event &event : m_match->events(m_viewer, at))
            emit happened(typeName(event.type), event.actor, m_words(event.text),
                          qstr(event.sound));
}

} // namespace takujo
