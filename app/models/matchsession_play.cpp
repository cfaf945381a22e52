// What the person at the screen does: choose, confirm, take back; and how a change gets to the table.
#include "matchsession.h"

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

bool MatchSession::choose(int index)
{
    const auto &options = prompt()->prompt().options;
    if (!myTurn() || index < 0 || index >= static_cast<int>(options.size()))
        return false;
    const PromptOption option = options[static_cast<std::size_t>(index)];
    return play(option.move, qstr(option.anchor));
}

bool MatchSession::chooseAnchor(const QString &anchor)
{
    if (!myTurn())
        return false;
    if (m_gate)
        if (const Check no = m_gate->press(anchor))
            return refuse(*no, anchor);
    const QList<int> options = prompt()->optionsAt(anchor);
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
    if (!has(prompt()->prompt().anchors) && !has(draft()->report().anchors)) {
        const Check why = refusalAt(anchor); // a press on the table gets its answer, not silence
        return why && !why->text.empty() ? refuse(*why, anchor) : false;
    }
    draft()->setAnchor(draft()->anchor() == anchor ? QString() : anchor);
    return true;
}

bool MatchSession::confirmDraft()
{
    if (!myTurn())
        return false;
    if (const auto move = draft()->report().move)
        return play(*move, draft()->anchor());
    if (draft()->report().refusal)
        refuse(*draft()->report().refusal, draft()->anchor());
    return false;
}

bool MatchSession::play(const Move &move, const QString &anchor)
{
    const int before = ply();
    if (const Check refusal =
            m_gate ? m_gate->play(*m_match, move) : m_match->play(move, m_clock.seconds(before)))
        return refuse(*refusal, anchor);
    movedOn(before);
    return true;
}

bool MatchSession::refuse(const Violation &violation, const QString &anchor)
{
    if (m_gate && violation.text.empty())
        return false;
    const QString where = violation.anchor.empty() ? anchor : qstr(violation.anchor);
    emit refused(m_words(violation.text), qstr(violation.clause), where);
    return false;
}

void MatchSession::playForComputer(const Move &move)
{
    const int before = ply();
    if (m_match->play(move)) {
        qWarning("the computer's move at ply %d was refused", before + 1); // a log tells no secrets
        const LegalMoves legal = m_match->legal();
        if (legal.moves.empty() || m_match->play(legal.moves.front()))
            return;
    }
    movedOn(before);
}

void MatchSession::movedOn(int firstPly)
{
    m_cursor.follow();
    forgetAdvice();
    emit recordChanged();
    tellPractice();
    if (!m_hold.hold(firstPly))
        showChange();
    else if (m_hold.asked())
        m_computer.think();
}

void MatchSession::showMatch(const Match &match, int from)
{
    stop();
    *m_match = match;
    if (from < 0) {
        m_story.forget();
        m_presenter.begin();
        m_presenter.forgetLog();
    }
    movedOn(from < 0 ? ply() : from);
}

void MatchSession::showChange()
{
    m_hold.release();
    const int from = std::min(m_hold.from(), ply());
    m_presenter.changeFrom(from);
    m_view.update();
    m_presenter.loadTrack(from, ply());
    refresh();
    if (!track()->playing())
        m_presenter.announce();
    advance();
}

void MatchSession::tookBack()
{
    m_story.forget();
    m_presenter.forgetLog(ply() - 1);
    emit undone();
    movedOn(ply());
}

void MatchSession::undo()
{
    if (!undoable() || !m_cursor.live())
        return;
    stop();
    if (undoable() && m_match->undo(m_view.seat()) > 0)
        tookBack();
    else
        advance();
}

void MatchSession::redo()
{
    if (!m_match->canRedo() || m_gate || m_view.covered() || !m_cursor.live())
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
    if (!m_cursor.live() || m_view.covered() || m_gate)
        return;
    stop();
    bool any = false;
    while (m_match->canUndo(m_view.seat()) == UndoKind::Free && m_match->undo(m_view.seat()) > 0)
        any = true;
    if (any)
        tookBack();
    else
        advance();
}

bool MatchSession::takeBack(int ply)
{
    if (!myTurn() || m_gate || ply < 0 || ply >= this->ply() ||
        m_match->actorAt(ply) != m_view.seat())
        return false;
    if (m_match->turnAt(ply) != m_match->turn() || m_match->canUndoTo(ply) != UndoKind::Free)
        return false;
    std::vector<PlyRecord> played;
    for (int i = ply; i < this->ply(); ++i)
        if (const PlyRecord &record = m_match->record().plies[static_cast<std::size_t>(i)];
            !record.automatic)
            played.push_back(record);
    const auto replayFrom = [&](std::size_t first) -> Check {
        m_match->undoTo(ply);
        for (std::size_t i = first; i < played.size(); ++i)
            if (Check refusal = m_match->play(played[i].move, played[i].seconds))
                return refusal;
        return {};
    };
    const Check refusal = replayFrom(1);
    if (refusal)
        replayFrom(0); // as it was: these moves were accepted before
    m_presenter.forgetLog(ply - 1);
    movedOn(this->ply());
    return refusal ? refuse(*refusal, {}) : true;
}

Check MatchSession::refusalAt(const QString &anchor)
{
    if (!myTurn())
        return {};
    Draft there = draft()->draft();
    there.anchor = anchor.toStdString();
    return m_match->probe(there).refusal;
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
