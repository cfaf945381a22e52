#include "terminal_session.h"

#include "program_players.h"
#include "tableprinter.h"

#include "match/replay_report.h"
#include "search/reasons.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace takujo {

namespace {

constexpr std::size_t kShownMoves = 60;

std::size_t indexOf(SeatId seat) { return static_cast<std::size_t>(seat + 1); }

std::string trimmed(const std::string &line)
{
    return QString::fromStdString(line).trimmed().toStdString();
}

} // namespace

TerminalSession::TerminalSession(Tool &tool, Match match, std::string file)
    : m_tool(tool), m_match(std::move(match)), m_file(std::move(file))
{
    m_words = tool.words(&m_match.game().definition());
    if (const auto thinkers = programThinkers(tool, m_match.gamePtr(), m_match.record().rules,
                                              playersOf(m_match.seats()), true)) {
        m_think = thinkers();
        m_match.setPractice(); // nobody vouches for what a program knows
    }
    for (std::size_t i = 0; i < m_match.seats().size(); ++i) {
        m_words.seatNames[i] = m_match.seats()[i].name;
        if (m_here == kNoSeat && m_match.isHuman(static_cast<SeatId>(i)))
            m_here = static_cast<SeatId>(i); // the first person starts the program
    }
    const auto &plies = m_match.record().plies;
    const bool fresh =
        std::all_of(plies.begin(), plies.end(), [](const PlyRecord &ply) { return ply.automatic; });
    m_told.fill(fresh ? -1 : m_match.plyCount() - 1);
}

int TerminalSession::run()
{
    save();
    m_tool.print(
        m_words(Text("cli.play.commitment").raw("hash", seedCommitment(m_match.record().seed))));
    while (!m_match.finished()) {
        const SeatId seat = m_match.actor();
        if (!(m_match.isHuman(seat) ? passTo(seat) && ask(seat) : think(seat)))
            return leave();
    }
    showNews(m_match.onlyHuman());
    showEnd();
    return leave();
}

/// Somebody else sits down: what the last one saw is cleared first, then the new one is awaited.
bool TerminalSession::passTo(SeatId seat)
{
    if (seat == m_here || !m_match.game().hiddenHands()) {
        m_here = seat;
        return true;
    }
    std::string line;
    if (m_shownTurn >= 0) {
        m_tool.print(m_words("cli.play.clear"));
        if (!readLine(line))
            return false;
        clearScreen();
    }
    m_here = seat;
    m_shownTurn = -1;
    m_tool.print(m_words(Text("cli.play.cover").seat("seat", seat)));
    return readLine(line);
}

void TerminalSession::clearScreen()
{
    if (isatty(STDOUT_FILENO) == 1)
        m_tool.raw("\033[H\033[2J\033[3J");
}

bool TerminalSession::think(SeatId seat)
{
    const auto ply = static_cast<std::uint64_t>(m_match.plyCount());
    const std::uint64_t seed = combine64(mix64(m_match.record().seed ^ 0xA1), ply);
    const Request request = m_match.request(seat, {}, seed);
    double cpuMs = 0;
    const SearchResult found =
        m_think ? m_think(seat, request, {}, cpuMs) : m_match.game().search(request, {}, nullptr);
    if (const Check refused = m_match.play(found.best)) {
        m_tool.remark(m_words(refused->text));
        m_code = kCheckFailed;
        return false;
    }
    save();
    if (m_match.humanCount() < 2)
        showNews(m_match.onlyHuman());
    return true;
}

/// One decision of a person.
bool TerminalSession::ask(SeatId seat)
{
    showNews(seat);
    if (m_shownTurn != m_match.turn())
        showTable(seat);
    const LegalMoves legal = m_match.legal();
    showMoves(seat, legal);
    for (;;) {
        m_tool.print(m_words("cli.play.ask"));
        std::string line;
        if (!readLine(line))
            return false;
        const Answer answered = answer(seat, legal, trimmed(line));
        if (answered != Answer::Again)
            return answered == Answer::Played;
    }
}

TerminalSession::Answer TerminalSession::answer(SeatId seat, const LegalMoves &legal,
                                                const std::string &line)
{
    if (line.empty())
        return Answer::Again;
    if (line == "quit")
        return Answer::Leave;
    if (line == "undo")
        return takeBack(seat);
    if (line == "hint") {
        showHint(seat);
        return Answer::Again;
    }
    if (line == "?") {
        showTable(seat);
        showMoves(seat, legal);
        return Answer::Again;
    }
    return playText(seat, legal, line);
}

TerminalSession::Answer TerminalSession::playText(SeatId seat, const LegalMoves &legal,
                                                  const std::string &line)
{
    bool number = false;
    const int index = QString::fromStdString(line).toInt(&number);
    if (number && (index < 1 || index > static_cast<int>(legal.moves.size()))) {
        m_tool.print(m_words(Text("cli.play.number")
                                 .num("number", index)
                                 .num("count", static_cast<std::int64_t>(legal.moves.size()))));
        return Answer::Again;
    }
    const Loaded<Move> move = number
                                  ? Loaded<Move>(legal.moves[static_cast<std::size_t>(index - 1)])
                                  : m_match.game().parseMove(line);
    const Check refused =
        move ? m_match.play(*move)
             : Violation{move.error().front().clause, move.error().front().text, {}};
    if (refused) {
        m_tool.print(m_words(refused->text) +
                     (refused->clause.empty() ? std::string() : " [" + refused->clause + "]"));
        return Answer::Again;
    }
    save();
    showNews(seat);
    return Answer::Played;
}

void TerminalSession::showTable(SeatId seat)
{
    Presentation table = m_match.table(seat);
    table.prompt = {}; // showMoves() says more
    m_tool.print("\n" + printedTable(table, m_words) + "\n");
    m_shownTurn = m_match.turn();
}

void TerminalSession::showMoves(SeatId seat, const LegalMoves &legal)
{
    m_tool.print(m_words(m_match.table(seat).prompt.title));
    const std::size_t count = std::min(legal.moves.size(), kShownMoves);
    for (std::size_t i = 0; i < count; ++i)
        m_tool.print(QString::number(i + 1).rightJustified(4).toStdString() + "  " +
                     m_match.game().moveText(legal.moves[i]) + "  (" +
                     m_words(m_match.game().describe(legal.moves[i])) + ")");
    if (!legal.complete || count < legal.moves.size())
        m_tool.print("      " + m_words("cli.play.more"));
}

/// What happened since this seat (or the spectators) was last told.
void TerminalSession::showNews(SeatId seat)
{
    int &told = m_told[indexOf(seat)];
    for (; told < m_match.plyCount(); ++told) {
        for (const Event &event : m_match.events(seat, told)) {
            if (!event.text.empty())
                m_tool.print("  * " + eventSentence(event, m_words));
        }
    }
}

void TerminalSession::showHint(SeatId seat)
{
    Request request = m_match.request(seat, {}, static_cast<std::uint64_t>(m_match.plyCount()) + 1);
    request.player = kReferenceLevel;
    const SearchResult found = m_match.game().search(request, {}, nullptr);
    m_tool.print("  " + m_match.game().moveText(found.best) + "  (" +
                 m_words(m_match.game().describe(found.best)) + ")");
    for (const Reason &reason : explain(m_match.game(), request, found))
        m_tool.print("  " + m_words(reasonLabel(reason.kind)) + ": " + m_words(reason.text));
}

TerminalSession::Answer TerminalSession::takeBack(SeatId seat)
{
    const bool practice = m_match.canUndo(seat) == UndoKind::Practice;
    if (m_match.undo(seat) == 0) {
        m_tool.print(m_words("cli.play.fixed"));
        return Answer::Again;
    }
    if (practice)
        m_tool.print(m_words("cli.play.practice"));
    for (int &told : m_told)
        told = std::min(told, m_match.plyCount());
    m_shownTurn = -1;
    save();
    return Answer::Played;
}

void TerminalSession::showEnd()
{
    const Outcome outcome = m_match.outcome();
    m_tool.print("\n" + m_words(toldOf(outcome)) +
                 (outcome.clause.empty() ? std::string() : " [" + outcome.clause + "]"));
    std::vector<Text> winners;
    for (int seat = 0; seat < m_match.game().seats(); ++seat) {
        const auto id = static_cast<SeatId>(seat);
        m_tool.print("  " +
                     m_words(Text("cli.score")
                                 .seat("seat", id)
                                 .num("score", outcome.score[static_cast<std::size_t>(seat)])));
        if (contains(outcome.winners, id))
            winners.push_back(Text("cli.score.unknown").seat("seat", id));
    }
    if (winners.empty())
        winners.emplace_back("cli.notwon");
    m_tool.print(m_words(Text("cli.play.won").list("winners", std::move(winners))));
}

/// A file that cannot be written is told at once, and by the exit code; the match goes on.
void TerminalSession::save()
{
    if (m_file.empty())
        return;
    const Json record = writeRecord(m_match.game(), m_match.record());
    const Problems wrong = writeFile(QString::fromStdString(m_file), prettyJson(record));
    m_code = wrong.empty() ? static_cast<int>(kOk) : m_tool.refuse(wrong, m_file);
}

int TerminalSession::leave()
{
    if (!m_file.empty() && m_code == kOk)
        m_tool.print(m_words(Text("cli.play.saved").raw("file", m_file)));
    else if (!m_match.finished())
        m_tool.print(m_words("cli.play.unsaved"));
    return m_code;
}

bool TerminalSession::readLine(std::string &line)
{
    std::fflush(stdout);
    return static_cast<bool>(std::getline(std::cin, line));
}

} // namespace takujo
