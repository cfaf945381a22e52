// Whatever can have the keyboard is at most eight keys from where a decision begins: a search over Tab, arrows and
// the letters of G at the table of every game, with the rows of the menus behind its buttons. Any QML warning fails.
#include "arrangement.h"

#include <QAccessible>
#include <QJSValue>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestKeyDistance : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init() { forgetUserFiles(); }
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void everythingIsNear_data();
    void everythingIsNear();
    void lettersLeadThereOnEveryPage_data();
    void lettersLeadThereOnEveryPage();
    void lettersKeepToThePage();
};

namespace {

constexpr int kMost = 8;
constexpr int kFar = 99;
constexpr int kMatchMs = 120'000;

struct Stroke
{
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
};

const QList<Stroke> kTabs{{Qt::Key_Tab, {}}, {Qt::Key_Backtab, Qt::ShiftModifier}};
const QList<Stroke> kArrows{
    {Qt::Key_Left, {}}, {Qt::Key_Right, {}}, {Qt::Key_Up, {}}, {Qt::Key_Down, {}}};

bool isOf(const QQuickItem *item, const char *type)
{
    return QByteArrayView(item->metaObject()->className()).startsWith(type);
}

bool isPiece(const QQuickItem *item) { return item->property("tabStop").isValid(); }

// By arrows, where Tab comes to a neighbour.
bool isReachedByArrows(const QQuickItem *item)
{
    return isPiece(item) ||
           (item->property("tabbable").isValid() && item->property("usable").toBool());
}

bool opensAMenu(const QQuickItem *item)
{
    const QString icon = item->property("iconName").toString();
    return isOf(item, "SeatPanel") || icon == u"menu"_s || item->property("endIcon") == u"down"_s ||
           (isOf(item, "ToolButton") && icon == u"clock"_s);
}

QString nameOf(QQuickItem *item)
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item);
    return QLatin1String(item->metaObject()->className()) + u' ' +
           (accessible ? accessible->text(QAccessible::Name) : QString());
}

QHash<QQuickItem *, QString> lettersShown(const WindowDriver &window)
{
    QHash<QQuickItem *, QString> letters;
    window.itemWhere([&](QQuickItem *item) {
        const QVariant shown = isOf(item, "TkKeyCap") ? item->property("modelData") : QVariant();
        const QVariantMap mark = shown.value<QJSValue>().toVariant().toMap();
        if (auto *const target = mark[u"item"_s].value<QQuickItem *>())
            letters.insert(target, mark[u"letters"_s].toString());
        return false;
    });
    return letters;
}

QQuickItem *typed(WindowDriver &window, const QString &letters)
{
    window.key(Qt::Key_F6); // a field has G for itself
    for (const QChar letter : letters)
        window.key(letter.unicode());
    return window.focused();
}

/// The least number of keys from where the focus is to everything that can have it.
class KeySearch
{
public:
    explicit KeySearch(WindowDriver &window);

    const QList<QQuickItem *> &stops() const { return m_stops; }
    /// Of the letters as they are shown.
    const QStringList &faults() const { return m_faults; }
    int keysTo(QQuickItem *item) const { return m_keys.value(item, kFar); }
    /// To the row of the menu behind an item that is furthest.
    int keysToRows(QQuickItem *item);

private:
    void visit(QQuickItem *item);
    static QList<Stroke> strokesAt(QQuickItem *item);
    void stand(QQuickItem *item);
    void come(QQuickItem *item, int keys)
    {
        if (item && !m_keys.contains(item))
            m_keys.insert(item, keys);
    }
    QList<QQuickItem *> rowsShown() const;

    WindowDriver &m_window;
    QQuickItem *m_start;
    QList<QQuickItem *> m_stops;
    QList<QQuickItem *> m_firsts; ///< of each zone the piece that Tab leads to
    QHash<QQuickItem *, int> m_keys;
    QStringList m_faults;
};

KeySearch::KeySearch(WindowDriver &window) : m_window(window), m_start(window.focused())
{
    visit(window.desktop().window()->contentItem());
    window.key(Qt::Key_G);
    const QHash<QQuickItem *, QString> letters = lettersShown(window);
    m_faults = faultsNow(window, u"en"_s, u"letters "_s + window.session()->info()->gameId());
    window.key(Qt::Key_Escape);
    m_keys.insert(m_start, 0);
    for (int keys = 0; keys < kMost; ++keys) {
        for (QQuickItem *from : m_keys.keys(keys))
            for (const Stroke &stroke : strokesAt(from)) {
                stand(from);
                window.key(stroke.key, stroke.modifiers);
                come(window.focused(), keys + 1);
            }
        for (auto it = letters.begin(); it != letters.end(); ++it)
            if (keys == it.value().size() && !m_keys.contains(it.key())) {
                stand(m_start);
                come(typed(window, it.value()), keys + 1);
            }
    }
}

void KeySearch::visit(QQuickItem *item)
{
    if (!item->isVisible() || !item->isEnabled() || item->opacity() <= 0)
        return;
    if (isReachedByArrows(item) || (item->activeFocusOnTab() && !item->isFocusScope()))
        m_stops.append(item);
    if (isPiece(item) && item->property("tabStop").toBool())
        m_firsts.append(item);
    for (QQuickItem *child : item->childItems())
        visit(child);
}

// Arrows that change a value, or walk in the log, lead nowhere else.
QList<Stroke> KeySearch::strokesAt(QQuickItem *item)
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item);
    constexpr std::array kOwn{QAccessible::Dial,   QAccessible::SpinBox,
                              QAccessible::Slider, QAccessible::PageTabList,
                              QAccessible::List,   QAccessible::EditableText};
    const bool own = accessible && std::count(kOwn.begin(), kOwn.end(), accessible->role()) > 0;
    return own ? kTabs : kTabs + kArrows;
}

// As at the start but for the focus: Tab comes to the pieces it would have come to.
void KeySearch::stand(QQuickItem *item)
{
    for (QQuickItem *piece : m_stops)
        if (isPiece(piece))
            piece->setProperty("tabStop", m_firsts.contains(piece));
    item->forceActiveFocus(Qt::TabFocusReason);
}

QList<QQuickItem *> KeySearch::rowsShown() const
{
    QList<QQuickItem *> rows;
    m_window.itemWhere([&](QQuickItem *item) {
        if (item->inherits("QQuickMenuItem") && item->isVisible() && item->isEnabled())
            rows.append(item);
        return false;
    });
    return rows;
}

int KeySearch::keysToRows(QQuickItem *item)
{
    QHash<QString, int> least; // by words: the menu is made anew
    for (const Qt::Key way : {Qt::Key_Down, Qt::Key_Up}) {
        stand(item);
        m_window.key(Qt::Key_Return);
        if (!QTest::qWaitFor([&] { return !rowsShown().isEmpty(); }))
            return kFar;
        const QList<QQuickItem *> rows = rowsShown();
        for (int steps = 0; steps <= rows.size(); ++steps) {
            for (const QQuickItem *row : rows) {
                const QString words = row->property("text").toString();
                const int here = row->property("highlighted").toBool() ? steps : kFar;
                least[words] = std::min(here, least.value(words, kFar));
            }
            m_window.key(way);
        }
        m_window.key(Qt::Key_Escape);
        if (!QTest::qWaitFor([&] { return rowsShown().isEmpty(); }))
            return kFar;
    }
    return keysTo(item) + 1 + *std::max_element(least.begin(), least.end());
}

/// A turn of the person when the computer has played this far for everybody.
void playTo(WindowDriver &window, const QString &game, int ply)
{
    QVERIFY(window.desktop().app().quickStart(game));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    session->giveBack(0, u"casual"_s);
    QVERIFY(QTest::qWaitFor([&] { return session->ply() >= ply; }, kMatchMs));
    session->takeOver(0);
    QVERIFY(QTest::qWaitFor([&] { return session->myTurn(); }, kMatchMs));
    QTest::qWait(300); // the last motions and words of the computer's move
}

} // namespace

void TestKeyDistance::everythingIsNear_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("ply");
    for (const auto *game : {"ccc", "coinhunt", "coldwater", "couperation", "hakkutsu"})
        for (const int ply : {8, 26})
            QTest::addRow("%s after %d", game, ply) << QString::fromLatin1(game) << ply;
}

void TestKeyDistance::everythingIsNear()
{
    QFETCH(QString, game);
    QFETCH(int, ply);
    if (!Catalogue().find(game))
        QSKIP("the game is not built");
    WindowDriver window(u"en"_s, QSize(1280, 720));
    playTo(window, game, ply);
    KeySearch search(window);
    QVERIFY(nameFaults(search.faults()));
    QVERIFY(search.stops().size() > 40);
    int most = 0, menus = 0;
    for (QQuickItem *stop : search.stops()) {
        int keys = search.keysTo(stop);
        if (opensAMenu(stop)) {
            ++menus;
            keys = std::max(keys, search.keysToRows(stop));
        }
        QVERIFY2(keys <= kMost, qPrintable(u"%1: %2"_s.arg(nameOf(stop)).arg(keys)));
        most = std::max(most, keys);
    }
    QVERIFY(menus >= 2 + window.session()->seatCount());
    qInfo("%s: %lld stops, %d keys at most", qPrintable(game), search.stops().size(), most);
}

void TestKeyDistance::lettersLeadThereOnEveryPage_data()
{
    QTest::addColumn<QString>("page");
    for (const auto *page : {"shelf", "setup", "settings", "records"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestKeyDistance::lettersLeadThereOnEveryPage()
{
    QFETCH(QString, page);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().setup()->choose(u"ccc"_s));
    window.desktop().go(page);
    QTRY_COMPARE(window.page(), page);
    QTest::qWait(300); // rows of lists are there
    QQuickItem *const start = window.focused();
    start->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_F6);
    const QHash<QQuickItem *, QString> letters = lettersShown(window);
    QVERIFY(letters.size() > 3);
    QVERIFY(nameFaults(faultsNow(window, u"en"_s, u"letters "_s + page)));
    window.key(Qt::Key_Escape);
    for (auto it = letters.begin(); it != letters.end(); ++it) {
        start->forceActiveFocus(Qt::TabFocusReason); // what is offered may depend on it
        const QQuickItem *focused = typed(window, it.value());
        QVERIFY2(focused == it.key() || it.key()->isAncestorOf(focused),
                 qPrintable(nameOf(it.key())));
    }
}

// Nor do they do what they would do elsewhere.
void TestKeyDistance::lettersKeepToThePage()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    const QQuickItem *focused = window.focused();
    window.key(Qt::Key_G);
    const QString hint = lettersShown(window).value(window.find(u"Hint"_s));
    QVERIFY(!hint.isEmpty());
    window.key(Qt::Key_F5); // stands on nothing
    QTRY_VERIFY(lettersShown(window).isEmpty());
    QCOMPARE(window.focused(), focused);
    for (const QString &letters : {u"H"_s, hint})
        QVERIFY(typed(window, letters) != focused);
    QVERIFY(!window.session()->hint()->searching() && window.session()->hint()->text().isEmpty());
    window.key(Qt::Key_Question);
    QTRY_VERIFY(window.find(u"Close"_s));
    QVERIFY(window.named(u"G: A letter on everything keys can reach: type it to go there"_s));
    window.key(Qt::Key_F6);
    QVERIFY(window.find(u"Close"_s)); // over a dialog there are none
    QVERIFY(lettersShown(window).isEmpty());
}

QTEST_MAIN(TestKeyDistance)
#include "tst_keydistance.moc"
