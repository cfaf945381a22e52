// Puzzles: listed, opened, kept.
#include "app.h"

#include "learn/learn_file.h"
#include "matchsounds.h"

#include <QDate>
#include <QFileInfo>
#include <QQmlEngine>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString solvedKey(const QString &game) { return u"puzzles/"_s + game; }

} // namespace

bool App::hasPuzzles(const QString &game) const
{
    const GameEntry *entry = entryOf(game);
    return entry && QFileInfo::exists(puzzleFileOf(*entry));
}

QStringList App::solvedPuzzles(const QString &game) const
{
    return m_parts.settings.other(solvedKey(game)).toStringList();
}

Loaded<PuzzleSet> App::puzzlesOf(const QString &game)
{
    const GameEntry *entry = entryOf(game);
    if (!entry)
        return PuzzleSet{};
    const auto definition = m_parts.catalogue.definition(game);
    if (!definition)
        return definition.error();
    Loaded<PuzzleSet> set = loadPuzzles(*entry, (*definition)->schema);
    if (set && !isGraded(*set))
        for (Puzzle &puzzle : set->puzzles)
            puzzle.difficulty = 0;
    return set;
}

QVariantList App::puzzles(const QString &game)
{
    QVariantList out;
    const Loaded<PuzzleSet> set = puzzlesOf(game);
    if (!set)
        return out;
    const QStringList solved = solvedPuzzles(game);
    const int today = puzzleOfDay(*set, QDate::currentDate().toJulianDay());
    for (const Puzzle &puzzle : set->puzzles)
        out.append(QVariantMap{{u"difficulty"_s, puzzle.difficulty},
                               {u"win"_s, puzzle.kind == PuzzleKind::Win},
                               {u"solved"_s, solved.contains(qstr(puzzle.id))},
                               {u"today"_s, out.size() == today}});
    return out;
}

Loaded<std::unique_ptr<PuzzleSession>> App::puzzleSession(const GameEntry &entry, int number)
{
    Loaded<PuzzleSet> set = puzzlesOf(entry.id);
    if (!set)
        return set.error();
    if (number < 0 || toIndex(number) >= set->puzzles.size())
        return std::unique_ptr<PuzzleSession>();
    const Puzzle &puzzle = set->puzzles[toIndex(number)];
    const auto game = m_parts.catalogue.makeGame(set->rules, puzzle.seats);
    if (!game)
        return game.error();
    Loaded<Match> match =
        openPuzzle(*game, set->rules, puzzle, seatsAround(kNoSeat, puzzle.seats, kReferenceLevel));
    if (!match)
        return match.error();
    const SeatId own = match->actor();
    match->setSeat(own, seatsAround(own, puzzle.seats, kReferenceLevel)[toIndex(own)]);
    const bool today = number == puzzleOfDay(*set, QDate::currentDate().toJulianDay());
    return std::make_unique<PuzzleSession>(
        entry, puzzle, std::move(match).value(),
        PuzzleSession::Place{number, static_cast<int>(set->puzzles.size()), today},
        m_parts.translation.language());
}

bool App::openPuzzleOf(const QString &game, int number)
{
    const GameEntry *entry = entryOf(game);
    if (!entry)
        return false;
    Loaded<std::unique_ptr<PuzzleSession>> opened = puzzleSession(*entry, number);
    if (!opened)
        return fail(tr("This puzzle cannot be opened"), opened.error());
    std::unique_ptr<PuzzleSession> session = std::move(opened).value();
    if (!session)
        return false;
    QQmlEngine::setObjectOwnership(session.get(), QQmlEngine::CppOwnership);
    adopt(*session->session());
    new MatchSounds(m_sounds, session->session());
    connect(session.get(), &PuzzleSession::solvedNow, this, &App::keepPuzzle);
    session->think(m_simulations);
    replace(m_puzzle, std::move(session), &App::puzzleChanged);
    emit puzzleOpened();
    return true;
}

void App::keepPuzzle()
{
    const QString game = m_puzzle->session()->entry().id;
    QStringList solved = solvedPuzzles(game);
    const QString id = qstr(m_puzzle->puzzle().id);
    if (solved.contains(id))
        return;
    m_parts.settings.setOther(solvedKey(game), solved << id);
    emit puzzlesSolved(game);
}

} // namespace takujo
