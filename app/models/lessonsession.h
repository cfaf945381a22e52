#pragma once
#include "learn/lesson_player.h"
#include "matchsession.h"
#include "movegate.h"

namespace takujo {

/// A lesson at the table: the match of its scene as any table shows one, with the lesson in front of
/// every press; what the card says, and what is in the light.
///
/// What is in the light is named "anchor:ID" (piece or place of the prompt), "zone:ID", "counter:ID",
/// "seat:N", "option:ROW" (its button), "confirm:" (the button that sends a move), "aim:" (the push that
/// is aimed), "group:N/ID" (the button that turns to group N of the answer; where that is not shown or
/// needed, the piece).
class LessonSession : public QObject, private MoveGate
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by App")
    Q_PROPERTY(takujo::MatchSession *session READ session CONSTANT)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps CONSTANT)
    Q_PROPERTY(int scene READ scene NOTIFY changed)
    Q_PROPERTY(int scenes READ scenes CONSTANT)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QStringList clauses READ clauses NOTIFY changed)
    Q_PROPERTY(bool asks READ asks NOTIFY changed)
    Q_PROPERTY(bool answered READ answered NOTIFY changed)
    Q_PROPERTY(bool moved READ moved NOTIFY changed)
    Q_PROPERTY(QString ring READ ring NOTIFY changed)
    Q_PROPERTY(QStringList route READ route NOTIFY changed)
    Q_PROPERTY(QList<int> aim READ aim NOTIFY changed)
    Q_PROPERTY(QStringList lit READ lit NOTIFY changed)
    Q_PROPERTY(QString right READ right NOTIFY changed)
    Q_PROPERTY(QString wrong READ wrong NOTIFY changed)
    Q_PROPERTY(QString wrongClause READ wrongClause NOTIFY changed)
    Q_PROPERTY(QString wrongAt READ wrongAt NOTIFY changed)
    Q_PROPERTY(QStringList learnt READ learnt CONSTANT)
    Q_PROPERTY(int mistakes READ mistakes NOTIFY changed)
    /// Groups of an answer that the table has buttons for: whoever learns presses these as well.
    Q_PROPERTY(QList<int> byButton READ byButton WRITE setByButton NOTIFY changed)

public:
    LessonSession(const GameEntry &entry, LessonPlayer player, Language language);

    MatchSession *session() { return &m_session; }
    const LessonPlayer &player() const { return m_player; }
    int step() const { return m_player.progress().step; }
    int steps() const { return m_player.stepCount(); }
    int scene() const; ///< number of the scene, from 1
    int scenes() const { return static_cast<int>(m_player.lesson().scenes.size()); }
    QStringList names() const;
    QString text() const;
    QStringList clauses() const;
    /// The step waits for something to be pressed.
    bool asks() const { return m_player.asks(); }
    /// It asked for something, and that was done.
    bool answered() const { return m_answered; }
    /// ... by a move, which is seen on the table: a press that changes nothing there is answered in words.
    bool moved() const { return m_answered && m_player.step().press.empty(); }
    /// What to press next; empty while the step is only read.
    QString ring() const;
    /// All that is still to be pressed for the move that is asked for, in order.
    QStringList route() const;
    /// The aim of a push that is asked for.
    QList<int> aim() const;
    /// What the step is about.
    QStringList lit() const;
    QString right() const { return m_session.words()(m_right); }
    /// Why the last press was not the one, by which clause, and what was pressed.
    QString wrong() const { return m_wrong; }
    QString wrongClause() const { return m_wrongClause; }
    QString wrongAt() const { return m_wrongAt; }
    int mistakes() const { return m_mistakes; } ///< in this step
    /// Names of up to three steps in which a move was made.
    QStringList learnt() const;
    QList<int> byButton() const { return m_byButton; }
    void setByButton(const QList<int> &groups);
    void setLanguage(Language language);

    Q_INVOKABLE void next();
    Q_INVOKABLE void back() { goTo(step() - 1); }
    Q_INVOKABLE void again() { goTo(step()); }
    Q_INVOKABLE void skip() { goTo(steps() - 1); }
    /// To the beginning of a step that was seen.
    Q_INVOKABLE void goTo(int step);
    /// A press on something that means nothing to the table now.
    Q_INVOKABLE void pressed(const QString &id);

signals:
    void changed();
    void stepped();
    /// The last press was not the one.
    void mistaken();
    /// The last card was left: the learner's own match begins.
    void done();

private:
    bool takesMoves() const override { return true; }
    Check play(Match &match, const Move &move) override;
    Check press(const QString &id) override;
    std::optional<int> pick(const QString &id) override;
    Check told(const LessonAnswer &answer, const QString &id);
    void showScene();
    void enter();
    void hearRefusal(const QString &text, const QString &clause, const QString &anchor);
    void hearDraft();
    void forgetAnswers();
    QString nameOf(const LessonTarget &target) const;
    QString nameOfOption(const Move &move) const;
    std::optional<Draft> wanted() const;
    QStringList missing(const Draft &wanted) const;
    Violation somethingElse() const;

    LessonPlayer m_player;
    MatchSession m_session;
    QList<int> m_byButton;
    bool m_answered = false;
    Text m_right;
    QString m_wrong, m_wrongClause, m_wrongAt;
    Draft m_refused; ///< as it stood when it was
    int m_mistakes = 0;
};

} // namespace takujo
