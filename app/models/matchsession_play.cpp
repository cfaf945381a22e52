// What the person at the screen does: choose, confirm, take back; and how a change gets to the table.
#include "matchsession.h"

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

bool MatchSession::choose(int index)
{
    const auto &options = m_prompt.prompt().options;
    if (!myTurn() || index < 0 || index >= static_cast<int>(options.size()))
        return false;
    const PromptOption option = options[static_cast<std::size_t>(index)];
    return play(option.move, qstr(option.anchor));
}

bool MatchSession::chooseAnchor(const QString &anchor)
{
    if (!myTurn())
        return false;
    const QList<int> options = m_prompt.optionsAt(anchor);
    if (options.size() == 1)
        return choose(options.first());
    if (options.size() > 1) {
        emit choiceOffered(anchor, options);
        return true;
    }
    const std::string wanted = anchor.toStdString();
    const auto has = [&](const std::vector<std::string> &list) {
        return std::find(list.begin(), list.end(), wanted) != list.end();
    };
    if (!has(m_prompt.prompt().anchors) && !has(m_draft.report().anchors)) {
        const Check why = refusalAt(anchor); // a press on the table gets its answer, not silence
        return why && !why->text.empty() ? refuse(*why, anchor) : false;
    }
    m_draft.setAnchor(m_draft.anchor() == anchor ? QString() : anchor);
    return true;
}

bool MatchSession::confirmDraft()
{
    if (!myTurn())
        return false;
    if (const auto move = m_draft.report().move)
        return play(*move, m_draft.anchor());
    if (m_draft.report().refusal)
        refuse(*m_draft.report().refusal, m_draft.anchor());
    return false;
}

bool MatchSession::play(const Move &move, const QString &anchor)
{
    const int before = ply();
    if (const Check refusal = m_match->play(move))
        return refuse(*refusal, anchor);
    movedOn(before);
    return true;
}

bool MatchSession::refuse(const Violation &violation, const QString &anchor)
{
    const QString where = violation.anchor.empty() ? anchor : qstr(violation.anchor);
    emit refused(m_words(violation.text), qstr(violation.clause), where);
    return false;
}

void MatchSession::movedOn(int firstPly)
{
    m_shown = -1;
    dropHint();
    emit recordChanged();
    tellPractice();
    if (!m_hold.isValid())
        m_pendingFrom = firstPly;
    if (!holdQuietly())
        showChange();
}

void MatchSession::showChange()
{
    m_hold.invalidate();
    m_holdEnd.stop();
    m_changedFrom = std::min(m_pendingFrom, ply());
    m_announcedTo = std::min(m_announcedTo, m_changedFrom);
    updateViewer();
    loadTrack(m_changedFrom, ply());
    refresh();
    if (!m_track.playing())
        announce();
    emit hintChanged();
    advance();
}

void MatchSession::tookBack()
{
    m_sessionLog.forget(ply() - 1);
    emit happened(u"undo"_s, m_viewer, {}, {});
    movedOn(ply());
}

void MatchSession::undo()
{
    if (undoKind() == u"none" || !live())
        return;
    stop();
    if (undoKind() != u"none" && m_match->undo(m_viewer) > 0)
        tookBack();
    else
        advance();
}

void MatchSession::redo()
{
    if (!m_match->canRedo() || covered() || !live())
        return;
    stop();
    const int before = ply();
    if (m_match->redo())
        movedOn(before);
    else
        advance();
}

void MatchSession::undoTurn()
{
    if (!live() || covered())
        return;
    stop();
    bool any = false;
    while (m_match->canUndo(m_viewer) == UndoKind::Free && m_match->undo(m_viewer) > 0)
        any = true;
    if (any)
        tookBack();
    else
        advance();
}

bool MatchSession::takeBack(int ply)
{
    if (!myTurn() || ply < 0 || ply >= this->ply() || m_match->actorAt(ply) != m_viewer)
        return false;
    if (m_match->turnAt(ply) != m_match->turn() || m_match->canUndoTo(ply) != UndoKind::Free)
        return false;
    std::vector<Move> moves;
    for (int i = ply; i < this->ply(); ++i)
        if (const PlyRecord &record = m_match->record().plies[static_cast<std::size_t>(i)];
            !record.automatic)
            moves.push_back(record.move);
    const auto replayFrom = [&](std::size_t first) -> Check {
        m_match->undoTo(ply);
        for (std::size_t i = first; i < moves.size(); ++i)
            if (Check refusal = m_match->play(moves[i]))
                return refusal;
        return {};
    };
    const Check refusal = replayFrom(1);
    if (refusal)
        replayFrom(0); // as it was: these moves were accepted before
    m_sessionLog.forget(ply - 1);
    movedOn(this->ply());
    return refusal ? refuse(*refusal, {}) : true;
}

Check MatchSession::refusalAt(const QString &anchor) const
{
    if (!myTurn())
        return {};
    Draft draft = m_draft.draft();
    draft.anchor = anchor.toStdString();
    return m_match->probe(draft).refusal;
}

QString MatchSession::whyNot(const QString &anchor)
{
    const Check refusal = refusalAt(anchor);
    return refusal ? m_words(refusal->text) : QString();
}

QString MatchSession::whyNotClause(const QString &anchor)
{
    const Check refusal = refusalAt(anchor);
    return refusal ? qstr(refusal->clause) : QString();
}

} // namespace takujo
