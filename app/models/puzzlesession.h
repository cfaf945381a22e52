#pragma once
#include "learn/puzzle.h"
#include "matchsession.h"
#include "movegate.h"

#include <map>

namespace takujo {

/// One puzzle at the table: the match of its position, with the puzzle in front of every move. The best
/// move is played, any other one is answered with what it costs. What moves are worth, and why the best
/// one is best, is searched anew while somebody thinks, from the view of the seat that solves. Where the
/// match is to be won, every move is played after which that is still possible, up to the end.
class PuzzleSession : public QObject, private MoveGate
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by App")
    Q_PROPERTY(takujo::MatchSession *session READ session CONSTANT)
    Q_PROPERTY(int number READ number CONSTANT)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(int difficulty READ difficulty CONSTANT)
    Q_PROPERTY(bool today READ today CONSTANT)
    Q_PROPERTY(bool win READ win CONSTANT)
    Q_PROPERTY(int margin READ margin CONSTANT)
    Q_PROPERTY(bool paid READ paid CONSTANT)
    Q_PROPERTY(qreal error READ error CONSTANT)
    Q_PROPERTY(bool solved READ solved NOTIFY changed)
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(bool onTheWay READ onTheWay NOTIFY changed)
    Q_PROPERTY(QStringList way READ way NOTIFY changed)
    Q_PROPERTY(QString answer READ answer NOTIFY changed)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed)
    Q_PROPERTY(QString tried READ tried NOTIFY changed)
    Q_PROPERTY(int loss READ loss NOTIFY changed)
    Q_PROPERTY(int triedWins READ triedWins NOTIFY changed)
    Q_PROPERTY(int bestWins READ bestWins NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString refusalClause READ refusalClause NOTIFY changed)
    Q_PROPERTY(bool searching READ searching NOTIFY changed)
    Q_PROPERTY(int mistakes READ mistakes NOTIFY changed)

public:
    /// Where a puzzle stands among those of its game.
    struct Place
    {
        int number = 0; ///< from 0
        int count = 1;
        bool today = false;
    };
    /// @param match begins with the puzzle's position; the seat that decides is a person's
    PuzzleSession(const GameEntry &entry, Puzzle puzzle, Match match, Place place,
                  Language language);

    MatchSession *session() { return &m_session; }
    const Puzzle &puzzle() const { return m_puzzle; }
    const Move &best() const { return m_best; }
    int number() const { return m_place.number; }
    int count() const { return m_place.count; }
    /// 0: that of all others, too.
    int difficulty() const { return m_puzzle.difficulty; }
    bool today() const { return m_place.today; }
    /// The match is to be won, which takes several moves; else the best move is asked for.
    bool win() const { return m_puzzle.kind == PuzzleKind::Win; }
    /// Points of a hundred that the best move is at least ahead of every other one, and the standard error
    /// of that.
    int margin() const;
    /// The answer is a place; it does not matter what it is paid with.
    bool paid() const { return !win() && m_answers.paid(); }
    qreal error() const { return 100 * m_puzzle.error; }
    /// The best move was found.
    bool solved() const { return m_state == State::Solved; }
    /// It was shown instead.
    bool shown() const { return m_state == State::Shown; }
    /// The last move was right, and more are to come.
    bool onTheWay() const { return m_onTheWay; }
    /// All moves of the match that was won; empty while they are still looked for.
    QStringList way() const;
    /// The best move and why it is, or how the match ends; empty while it is still looked for.
    QString answer() const;
    QStringList reasons() const;
    /// The last move that was not the one; empty: there is none.
    QString tried() const;
    /// What it costs, in points of a hundred, at least `margin`; -1: the search did not try it.
    int loss() const;
    /// Games of a hundred that are won after it, and after the best move; -1: not told.
    int triedWins() const;
    int bestWins() const;
    /// Why the last press is not done at all, and by which clause; empty: there is nothing to say.
    QString refusal() const { return m_refusal; }
    QString refusalClause() const { return m_refusalClause; }
    /// What a move costs is not known yet.
    bool searching() const { return m_search.running(); }
    int mistakes() const { return m_mistakes; }

    /// Whether it solves the puzzle, or leaves a win. @pre it is legal in the match as it stands
    bool isRight(const Match &match, const Move &move) const;
    void setLanguage(Language language);
    /// Starts the search for values and reasons. @param simulations 0 = enough
    void think(int simulations);

    /// The position as it was; what was found out stays.
    Q_INVOKABLE void again();
    /// Plays the best move, or a way to win. It counts as not solved.
    Q_INVOKABLE void show();

signals:
    void changed();
    void solvedNow();
    void mistaken();
    void wentOn(); ///< a right move, and more are to come

private:
    enum class State : std::uint8_t { Asked, Solved, Shown };

    bool takesMoves() const override { return m_state == State::Asked; }
    Check play(Match &match, const Move &move) override;
    Check press(const QString & /*id*/) override { return {}; }
    std::optional<int> pick(const QString & /*id*/) override { return -1; }
    std::vector<Move> solution() const;
    QString told(const Move &move) const;
    void hearRefusal(const QString &text, const QString &clause);
    void forgetAnswers();
    void take(const std::shared_ptr<const SearchResult> &found);
    const Candidate *candidate(const std::string &answer) const;

    Puzzle m_puzzle;
    Place m_place;
    Match m_start;
    Answers m_answers;
    Move m_best;
    std::string m_bestAnswer;
    MatchSession m_session;
    AiRunner m_search;
    std::shared_ptr<const SearchResult> m_found;   ///< null: not yet
    std::map<std::string, Candidate> m_candidates; ///< by answer, the first of each
    bool m_told = false;                           ///< its best move is the puzzle's
    Move m_tried;
    std::string m_triedAnswer;
    QString m_refusal, m_refusalClause;
    State m_state = State::Asked;
    bool m_onTheWay = false;
    int m_mistakes = 0;
};

} // namespace takujo
