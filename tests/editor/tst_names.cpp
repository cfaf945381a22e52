// No button, choice or field of the window and its dialogs is without a name for a screen reader, also one that
// cannot be pressed now; a symbol is no name.
#include "editing.h"
#include "form/paramform.h"
#include "window/editoractions.h"
#include "window/ruleswindow.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

namespace {

bool isQtDialog(const QWidget &widget) { return widget.window()->inherits("QFileDialog"); }

/// Of a choice Qt tells the present text as its name: what is chosen is said by a label or the description,
/// if the dialog is ours.
QString nameOf(QWidget &widget)
{
    QAccessibleInterface *shown = QAccessible::queryAccessibleInterface(&widget);
    if (!shown || !qobject_cast<QComboBox *>(&widget) || isQtDialog(widget))
        return shown ? shown->text(QAccessible::Name) : QString();
    QString name = shown->text(QAccessible::Description);
    for (const auto &[label, relation] : shown->relations(QAccessible::Label))
        name += label->text(QAccessible::Name);
    return name;
}

/// What one acts on or comes to by Tab; a field inside a control goes by the control's name, and the lists
/// of a file dialog are Qt's.
bool isControl(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    if (qobject_cast<const QAbstractSpinBox *>(parent) || qobject_cast<const QComboBox *>(parent))
        return false;
    const bool stop = (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() &&
                      !qobject_cast<const QScrollArea *>(&widget) && !isQtDialog(widget);
    return stop || qobject_cast<const QAbstractButton *>(&widget) ||
           qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) ||
           qobject_cast<const QLineEdit *>(&widget);
}

/// The controls that are shown in it and have no name.
QStringList unnamed(const QWidget &top)
{
    QStringList out;
    for (QWidget *widget : top.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !isControl(*widget))
            continue;
        const QString name = nameOf(*widget);
        if (std::none_of(name.begin(), name.end(), [](QChar c) { return c.isLetterOrNumber(); }))
            out.append(QLatin1String(widget->metaObject()->className()) + u' ' +
                       widget->objectName() + u" in "_s + widget->parentWidget()->objectName() +
                       u": \""_s + name + u'"');
    }
    return out;
}

} // namespace

class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void window_data() { languages(); }
    void window();
    void cellsBeingEdited_data() { languages(); }
    void cellsBeingEdited();
    void dialogs_data() { languages(); }
    void dialogs();
    void fairDialog_data() { languages(); }
    void fairDialog();
    void report_data() { languages(); }
    void report();

private:
    void languages();
    void open(const char *game = "ccc");
    void showAllPanels();
    /// What has no name in the dialog that this action opens.
    QStringList unnamedIn(const char *action);

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestNames::languages()
{
    QTest::addColumn<int>("language");
    QTest::newRow("ja") << static_cast<int>(Language::Ja);
    QTest::newRow("en") << static_cast<int>(Language::En);
}

// House rules of a game in a window: everything can be changed.
void TestNames::open(const char *game)
{
    QFETCH(int, language);
    m_window.reset();
    m_host = std::make_unique<TestHost>();
    m_host->use(static_cast<Language>(language));
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->resize(1600, 4000); // all rows of the form
    m_window->show();
    makeRules(*m_window, game, u"夏の夜"_s, u"Summer night"_s);
}

void TestNames::showAllPanels()
{
    for (QDockWidget *dock : m_window->findChildren<QDockWidget *>())
        dock->show();
    part<QLineEdit>(*m_window, "tree.search")->setText(u"a"_s); // brings a button to clear it
    QTest::qWait(20);
}

QStringList TestNames::unnamedIn(const char *action)
{
    QStringList out{u"no dialog"_s};
    inDialog([&out](QWidget &dialog) {
        out = unnamed(dialog);
        dialog.close();
    });
    part<QAction>(*m_window, action)->trigger();
    return out;
}

void TestNames::window()
{
    TestHost host;
    for (const GameEntry &game : host.catalogue().games()) {
        open(game.id.toLatin1().constData());
        showAllPanels();
        QCOMPARE(unnamed(*m_window).join(u'\n'), QString());
        QVERIFY(m_window->open(game.id + u":standard"_s)); // nothing can be changed
        QCOMPARE(unnamed(*m_window).join(u'\n'), QString());
    }
}

void TestNames::cellsBeingEdited()
{
    TestHost host;
    int edited = 0;
    for (const GameEntry &game : host.catalogue().games()) {
        open(game.id.toLatin1().constData());
        for (QTableView *table : m_window->findChild<ParamForm *>()->findChildren<QTableView *>()) {
            if (!table->isVisible() || table->editTriggers() == QTableView::NoEditTriggers)
                continue; // a board has no editors
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                const QModelIndex cell = table->model()->index(0, column);
                if (!(cell.flags() & Qt::ItemIsEditable))
                    continue;
                table->setCurrentIndex(cell); // an editor before goes
                table->edit(cell);
                QVERIFY(table->indexWidget(cell));
                QCOMPARE(unnamed(*table).join(u'\n'), QString());
                ++edited;
            }
        }
    }
    QVERIFY(edited > 10);
}

void TestNames::dialogs()
{
    open();
    for (const char *name : {"new", "duplicate", "details", "open", "import", "export"})
        QCOMPARE(unnamedIn(name).join(u'\n').prepend(QLatin1String(name)), QLatin1String(name));
    part<QSpinBox>(*m_window, "jokers")->setValue(6);
    QCOMPARE(unnamedIn("close"), QStringList()); // there are changes
}

void TestNames::fairDialog()
{
    open("hakkutsu");
    part<QAction>(*m_window, "fair")->trigger();
    const auto *dialog = part<QDialog>(*m_window, "fair");
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(unnamed(*dialog).join(u'\n'), QString());
    auto *start = part<QAbstractButton>(*m_window, "fair.start");
    start->click();
    QCOMPARE(unnamed(*dialog).join(u'\n'), QString());
    auto *table = part<QTreeWidget>(*m_window, "fair.candidates");
    QTRY_VERIFY_WITH_TIMEOUT(table->topLevelItemCount() >= 1, 60'000);
    QCOMPARE(unnamed(*dialog).join(u'\n'), QString());
    start->click();
}

void TestNames::report()
{
    open();
    part<QSpinBox>(*m_window, "balance.games")->setValue(10);
    part<QAbstractButton>(*m_window, "balance.start")->click();
    QCOMPARE(unnamed(*m_window).join(u'\n'), QString());
    auto *save = part<QAbstractButton>(*m_window, "balance.save");
    QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), 60'000);
    QCOMPARE(unnamed(*m_window).join(u'\n'), QString());
    QStringList faults{u"no dialog"_s};
    inDialog([&faults](QWidget &dialog) {
        faults = unnamed(dialog);
        dialog.close();
    });
    save->click();
    QCOMPARE(faults.join(u'\n'), QString());
}

QTEST_MAIN(TestNames)
#include "tst_names.moc"
