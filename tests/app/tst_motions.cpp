// What MatchSession tells the stage of every ply of every game: the motions of the events the viewer may
// see, and of the pieces no more than it knows.
#include "conformance.h"
#include "matchsession.h"
#include "motions.h"
#include "plugin/catalogue.h"
#include "sessionlog.h"

#include <QSignalSpy>
#include <QtTest>

#include <map>

using namespace takujo;
using namespace Qt::StringLiterals;

class MotionsTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatTheEventsTell_data();
    void tellsWhatTheEventsTell();
    void logRowsShowWhatTheirEventMoved_data() { tellsWhatTheEventsTell_data(); }
    void logRowsShowWhatTheirEventMoved();
    void logTellsTurnByTurn_data() { tellsWhatTheEventsTell_data(); }
    void logTellsTurnByTurn();
    void turnTellsWhatItBrought();
    void partThatScoredTellsWhatItBrought();
    void endIsCountedLineByLine_data();
    void endIsCountedLineByLine();
    void tellsOnlyStepsForward();
    void tellsItOnce();
    void lastSceneIsTheMoveAlone_data();
    void lastSceneIsTheMoveAlone();

private:
    Match played(const QString &game, int plies, int seats = 0, std::uint64_t seed = 11);

    Catalogue m_catalogue;
};

namespace {

std::unique_ptr<MatchSession> replayOf(const Match &match, int viewer)
{
    auto session =
        std::make_unique<MatchSession>(GameEntry{}, std::make_unique<Match>(match), Language::En);
    session->setReplay(true);
    session->prepare();
    session->view()->lookFrom(viewer);
    session->cursor()->lookAt(0);
    return session;
}

QStringList lines(const QVariantList &motions)
{
    QStringList out;
    for (const QVariant &value : motions) {
        const auto m = value.value<Motion>();
        out.append(u"%1 %2: %3>%4 %5>%6/%7"_s.arg(m.type).arg(m.actor).arg(
            m.before, m.after, m.fromZone, m.toZone, QString::number(m.toSlot)));
    }
    return out;
}

QStringList linesOf(const Events &events)
{
    QStringList out;
    for (const Event &event : events)
        for (const PieceMotion &m : event.motions)
            out.append(u"%1 %2: %3>%4 %5>%6/%7"_s.arg(static_cast<int>(event.type))
                           .arg(event.actor)
                           .arg(qstr(m.before), qstr(m.after), qstr(m.fromZone), qstr(m.toZone),
                                QString::number(m.toSlot)));
    return out;
}

/// Of one row of the log by its key, "ply/order".
QStringList linesOfRow(const Match &match, const Words &words, const QString &key)
{
    const int ply = key.section(u'/', 0, 0).toInt(), order = key.section(u'/', 1).toInt();
    return lines(SessionLog::pieces(match, 0, words, {ply, order, 1}));
}

/// What a viewer knows of the pieces of a table: their kinds, and those that lie there as backs.
QStringList known(const Presentation &table)
{
    QStringList out;
    for (const Piece &piece : table.pieces)
        out.append(qstr(piece.kind) + (piece.faceDown ? u" down"_s : u" up"_s));
    return out;
}

void checkLooks(const QVariantList &motions, const QStringList &seen)
{
    for (const QVariant &value : motions) {
        const auto m = value.value<Motion>();
        if (m.known)
            QVERIFY2(seen.contains(m.kind + (m.faceDown ? u" down"_s : u" up"_s)),
                     qPrintable(m.kind));
        else
            QVERIFY(m.faceDown && m.kind.isEmpty() && m.label.isEmpty() && m.name.isEmpty() &&
                    m.facts.isEmpty());
    }
}

} // namespace

/// Any legal moves; `seats` = 0: of the first set-up.
Match MotionsTest::played(const QString &game, int plies, int seats, std::uint64_t seed)
{
    const auto definition = m_catalogue.definition(game);
    const auto setups = conformance::allSetups(**definition);
    const auto wanted = std::find_if(setups.begin(), setups.end(), [seats](const auto &each) {
        return seats == 0 || each.seats() == seats;
    });
    const auto &setup = *wanted;
    Match match(setup.game, setup.rules, conformance::testSeats(setup.seats()), 7);
    Rng rng(seed);
    while (!match.finished() && match.plyCount() < plies) {
        const std::vector<Move> moves = match.legal().moves;
        match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return match;
}

void MotionsTest::tellsWhatTheEventsTell_data()
{
    QTest::addColumn<int>("plies");
    QTest::addColumn<int>("types"); // of events that move something
    QTest::newRow("ccc") << 90 << 3;
    QTest::newRow("coinhunt") << 50 << 5;
    QTest::newRow("coldwater") << 160 << 5;
    QTest::newRow("couperation") << 120 << 3;
    QTest::newRow("hakkutsu") << 120 << 5;
}

void MotionsTest::tellsWhatTheEventsTell()
{
    QFETCH(int, plies);
    QFETCH(int, types);
    const Match match = played(QString::fromLatin1(QTest::currentDataTag()), plies);
    QSet<int> seen;
    for (int viewer = kNoSeat; viewer < static_cast<int>(match.seats().size()); ++viewer) {
        const auto seat = static_cast<SeatId>(viewer);
        const auto session = replayOf(match, viewer);
        QSignalSpy departing(session->table(), &TableModel::departing);
        QSignalSpy arrived(session->table(), &TableModel::arrived);
        for (int ply = 0; ply < match.plyCount(); ++ply) {
            departing.clear();
            arrived.clear();
            session->cursor()->lookAt(ply + 1);
            const QStringList wanted = linesOf(match.events(seat, ply));
            if (departing.isEmpty()) {
                QCOMPARE(wanted, QStringList());
                continue;
            }
            QCOMPARE(departing.size(), 1);
            QCOMPARE(arrived.size(), 1);
            const QVariantList motions = departing[0][0].toList();
            if (!wanted.isEmpty())
                QCOMPARE(lines(motions), wanted);
            checkLooks(motions, known(match.table(seat, ply)) + known(match.table(seat, ply + 1)));
            for (const QVariant &value : motions)
                seen.insert(value.value<Motion>().type);
        }
    }
    QVERIFY2(seen.size() >= types, qPrintable(QString::number(seen.size())));
}

// A row has the pieces of its own event, known as far as its viewer knew them before or after.
void MotionsTest::logRowsShowWhatTheirEventMoved()
{
    QFETCH(int, plies);
    const Match match = played(QString::fromLatin1(QTest::currentDataTag()), plies);
    const Words words(match.game().definition(), Language::En);
    int shown = 0;
    for (const SeatId viewer : {SeatId{0}, kNoSeat})
        for (int ply = 0; ply < match.plyCount(); ++ply) {
            const QStringList seen =
                known(match.table(viewer, ply)) + known(match.table(viewer, ply + 1));
            int row = 0;
            for (const Event &event : match.events(viewer, ply)) {
                if (event.text.empty())
                    continue;
                const QVariantList pieces =
                    SessionLog::pieces(match, viewer, words, {ply, row++, 1});
                QCOMPARE(lines(pieces), linesOf({event}));
                checkLooks(pieces, seen);
                shown += static_cast<int>(pieces.size());
            }
        }
    QVERIFY(shown > match.plyCount() / 2);
}

/// Every line once and in its order, a block is of one seat in one turn; its pieces are those of its lines.
void MotionsTest::logTellsTurnByTurn()
{
    QFETCH(int, plies);
    const Match match = played(QString::fromLatin1(QTest::currentDataTag()), plies);
    const Words words(match.game().definition(), Language::En);
    SessionLog log;
    log.tell(match, 0, words);
    const RowModel::Rows rows = log.rows(), turns = log.turns(match, 0);
    QVERIFY2(turns.size() < rows.size(), qPrintable(QString::number(turns.size())));
    qsizetype row = 0;
    QPair<int, int> above(-1, -1); // seat and turn
    for (const RowModel::Row &block : turns) {
        const auto value = [&](const char *role) {
            return block.values.at(SessionLog::turnRoles().indexOf(role));
        };
        const int seat = value("seat").toInt(), ply = value("from").toInt() - 1;
        const QVariantList lines = value("lines").toList();
        QStringList together, alone;
        for (const QVariant &line : lines) {
            const QVariantList &told = rows.at(row++).values;
            QCOMPARE(line.toMap().value(u"text"_s), told.at(0));
            QVERIFY(told.at(3).toInt() == seat || told.at(3).toInt() == kNoSeat);
            QCOMPARE(told.at(5), value("heading"));
        }
        QCOMPARE(value("recent").toBool(),
                 !match.finished() && seat != 0 && !value("heading").toBool() &&
                     value("ply").toInt() > SessionLog::recentFrom(match, 0));
        const QPair<int, int> own(seat, ply < 0 ? -1 : match.turnAt(ply));
        QVERIFY2(seat == kNoSeat || own != above, qPrintable(block.key));
        above = value("heading").toBool() ? QPair<int, int>(-1, -1) : own;
        const LogSpan span{ply, value("order").toInt(), static_cast<int>(lines.size())};
        together = ::lines(SessionLog::pieces(match, 0, words, span));
        for (int i = 0; i < span.lines; ++i)
            alone += linesOfRow(match, words, rows.at(row - span.lines + i).key);
        QCOMPARE(together, alone);
    }
    QCOMPARE(row, rows.size());
}

/// The score moves while coins are placed: the block says by how much, and of nobody else.
void MotionsTest::turnTellsWhatItBrought()
{
    const Match match = played(u"ccc"_s, 90);
    SessionLog log;
    log.tell(match, 0, Words(match.game().definition(), Language::En));
    int brought = 0;
    for (const RowModel::Row &block : log.turns(match, 0)) {
        const auto value = [&](const char *role) {
            return block.values.at(SessionLog::turnRoles().indexOf(role)).toInt();
        };
        const int seat = value("seat"), from = value("from") - 1, to = value("ply");
        if (seat == kNoSeat || from < 0)
            continue;
        const LogSpan span{from, value("order"),
                           static_cast<int>(block.values.last().toList().size())};
        const auto scoreAt = [&](int ply) {
            return match.table(0, ply).seats.at(static_cast<std::size_t>(seat)).score.value_or(0);
        };
        const int gained = SessionLog::gained(match, 0, static_cast<SeatId>(seat), span);
        QCOMPARE(gained, scoreAt(to) - scoreAt(from));
        brought += gained != 0 ? 1 : 0;
    }
    QVERIFY(brought > 3);
}

/// Who pushes, and gets a coin after another seat got one: the points stand with the coin, once.
void MotionsTest::partThatScoredTellsWhatItBrought()
{
    int late = 0; // not with the first of several parts
    for (std::uint64_t seed = 1; seed < 8 && late == 0; ++seed) {
        const Match match = played(u"coinhunt"_s, 400, 3, seed);
        SessionLog log;
        log.tell(match, 0, Words(match.game().definition(), Language::En));
        std::map<std::pair<int, int>, int> told; // by seat and ply: points so far
        for (const RowModel::Row &block : log.turns(match, 0)) {
            const auto value = [&](const char *role) {
                return block.values.at(SessionLog::turnRoles().indexOf(role)).toInt();
            };
            const int seat = value("seat"), from = value("from") - 1;
            if (seat == kNoSeat || from < 0 || from != value("ply") - 1)
                continue;
            const LogSpan span{from, value("order"),
                               static_cast<int>(block.values.last().toList().size())};
            const int gained = SessionLog::gained(match, 0, static_cast<SeatId>(seat), span);
            const auto [part, first] = told.try_emplace({seat, from}, gained);
            QVERIFY(first || gained == 0 || part->second == 0);
            late += !first && gained != 0 ? 1 : 0;
        }
    }
    QVERIFY(late > 0);
}

void MotionsTest::endIsCountedLineByLine_data()
{
    QTest::addColumn<int>("none");
    for (const char *game : {"ccc", "coldwater", "hakkutsu"})
        QTest::newRow(game) << 0;
}

/// "Shore: 3 points" had the points of the whole end behind it, and the next clause of that seat no row.
void MotionsTest::endIsCountedLineByLine()
{
    const Match match = played(QString::fromLatin1(QTest::currentDataTag()), 4000, 3);
    QVERIFY(match.finished());
    SessionLog log;
    log.tell(match, 0, Words(match.game().definition(), Language::En));
    const Events events = match.events(0, match.plyCount() - 1);
    const auto over = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return event.actor == kNoSeat && !event.text.empty();
    });
    const auto scores = std::count_if(
        over, events.end(), [](const Event &event) { return event.type == EventType::Score; });
    const RowModel::Rows blocks = log.turns(match, 0);
    int alone = 0;
    for (auto it = blocks.crbegin(); it != blocks.crend(); ++it) {
        const auto value = [&](const char *role) {
            return it->values.at(SessionLog::turnRoles().indexOf(role)).toInt();
        };
        if (value("ply") != match.plyCount() || value("from") != value("ply"))
            break;
        const int lines = static_cast<int>(it->values.last().toList().size());
        const LogSpan span{value("from") - 1, value("order"), lines};
        QCOMPARE(SessionLog::gained(match, 0, static_cast<SeatId>(value("seat")), span), 0);
        alone += lines == 1 && value("seat") >= 0 ? 1 : 0;
    }
    QCOMPARE(alone, static_cast<int>(scores));
}

/// Backwards, over several plies and to now the pieces are simply there.
void MotionsTest::tellsOnlyStepsForward()
{
    const auto session = replayOf(played(u"ccc"_s, 40), 0);
    QSignalSpy departing(session->table(), &TableModel::departing);
    session->cursor()->lookAt(20);
    session->cursor()->lookAt(19);
    session->cursor()->lookAt(0);
    session->cursor()->backToNow();
    QCOMPARE(departing.size(), 0);
}

/// Another language or a hint shows the same table again.
void MotionsTest::tellsItOnce()
{
    const Match match = played(u"ccc"_s, 40);
    const auto session = replayOf(match, 0);
    QSignalSpy departing(session->table(), &TableModel::departing);
    int ply = 0;
    while (departing.isEmpty())
        session->cursor()->lookAt(++ply);
    departing.clear();
    session->setLanguage(Language::Ja);
    QCOMPARE(departing.size(), 0);
}

void MotionsTest::lastSceneIsTheMoveAlone_data()
{
    QTest::addColumn<int>("seed");
    for (const char *game : {"ccc", "coldwater", "hakkutsu"})
        for (const int seed : {1, 2})
            QTest::addRow("%s %d", game, seed) << seed;
}

/// The carts of all, their points and who has won were a heap on the panel of the last move.
void MotionsTest::lastSceneIsTheMoveAlone()
{
    QFETCH(int, seed);
    const QString game = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
    const Match match = played(game, 5000, 0, static_cast<std::uint64_t>(seed));
    QVERIFY(match.finished());
    const int last = match.plyCount() - 1;
    const SeatId actor = match.actorAt(last);
    const auto session = replayOf(match, actor == 0 ? 1 : 0);
    session->showMatch(match, last);
    for (const QVariant &value : session->scene()->acts()) {
        const auto act = value.value<Act>();
        const auto type = static_cast<EventType>(act.type);
        QVERIFY2(type != EventType::End && (type != EventType::Score || act.seat == actor),
                 qPrintable(act.text));
    }
    QCOMPARE(session->scene()->scoreAfter(), session->scene()->scoreBefore());
}

QTEST_GUILESS_MAIN(MotionsTest)
#include "tst_motions.moc"
