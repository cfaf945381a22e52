#pragma once
#include "arrangement.h"

namespace takujo {

/// How the person of a test reaches a piece: by pointer or by keys.
using Press = std::function<void(const QString &zone, const QString &id)>;

/// What the table of every game is tested for in the real window: whole matches by mouse and by
/// keyboard in both languages, and nothing cut off at the sizes the program promises. QtTest runs
/// these slots together with those of the game's class, which says how its table is handled. Any QML
/// warning fails.
class TableTest : public QObject
{
    Q_OBJECT

protected:
    /// Finds the faults of what is shown now at all sizes, and names it.
    using Inspect = std::function<void(const QString &what)>;

    /// @param title of the game, for the message that it is not built
    TableTest(const QString &game, const char *title) : m_game(game), m_title(title) {}

    const QString &game() const { return m_game; }
    /// Starts a match and opens its table.
    void begin(WindowDriver &window, const QString &preset = QStringLiteral("standard"));
    /// Answers by pointer until this decision or kind of prompt is asked. False: it never was, or
    /// nobody moved for long.
    bool reach(WindowDriver &window, const QString &asked);
    /// Gives so many answers by pointer; the person is asked the next one.
    void play(WindowDriver &window, int answers);
    /// The id of the piece with the focus of the keyboard; empty = none.
    QString focusedId(const WindowDriver &window) const;

    /// Makes a match of this preset without keeping it. False: it cannot be made.
    virtual bool start(WindowDriver &window, const QString &preset);
    /// Answers the prompt in a way that ends a match before long.
    virtual void answer(WindowDriver &window, const Press &press) = 0;
    /// Plays the match to its end; the board keeps its size all the time.
    void playSteadily(WindowDriver &window, const Press &press);
    /// What the page of the result must show.
    virtual void checkResult(MatchSession &session);
    /// Words of the button that Enter presses; of the main option where no such button is shown.
    static QString mainButton(const WindowDriver &window);
    static QString mainWords(MatchSession &session);

    virtual QString idOf(const QQuickItem *item) const;
    /// The visible item of a piece; null = none.
    virtual QQuickItem *itemOf(const WindowDriver &window, const QString &id) const;
    virtual Press byPointer(WindowDriver &window);
    /// Tab into the zone, approach(), Space.
    virtual Press byKeys(WindowDriver &window);
    /// A click where nothing lies over the piece: the middle.
    virtual void clickPiece(WindowDriver &window, QQuickItem *item);
    /// Whether the focus is where approach() can begin: on any piece of the zone.
    virtual bool beside(const WindowDriver &window, const QString &zone, const QString &id) const;
    /// Brings the focus to the piece by the keys of the zone.
    virtual void approach(WindowDriver &window, const QString &zone, const QString &id) = 0;

    /// A line of the overview of shortcuts about a key of this table only.
    virtual QString ownKey(bool ja) const = 0;
    /// Inspects the table in several situations of a match that has begun.
    virtual void lookAround(WindowDriver &window, const Inspect &inspect) = 0;
    /// Everything wrong at the present size.
    virtual QStringList faultsHere(WindowDriver &window, const QString &language,
                                   const QString &where);
    virtual QList<Arrangement> arrangements() const;

private slots:
    void initTestCase() { prepareTest(m_game, m_title); }
    void init();
    void cleanup();
    virtual void byMouse_data();
    void byMouse();
    void byKeyboard_data() { bothLanguages(); }
    void byKeyboard();
    void looks_data() { bothLanguages(); }
    void looks();
    void listsItsKeys_data() { bothLanguages(); }
    void listsItsKeys();
    void firstArrowLeadsToWhatIsAsked();

private:
    QString m_game;
    const char *m_title;
};

} // namespace takujo
