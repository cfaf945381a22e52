// The form of every game: a fitting editor for each parameter, edits through the controls, edges,
// marks of changed rows, reset, search, words in both languages, accessible names.
#include "editing.h"
#include "form/paramform.h"
#include "window/look.h"

#include <nlohmann/json.hpp>

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestForm : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyParameterHasAnEditor_data() { eachGame(); }
    void everyParameterHasAnEditor();
    void showsEveryValue_data() { eachGame(); }
    void showsEveryValue();
    void numbersStayInRange_data() { eachGame(); }
    void numbersStayInRange();
    void controlsEdit_data() { eachGame(); }
    void controlsEdit();
    void resetsARow();
    void searches();
    void foldsGroups();
    void emptyBoxesAreSeen_data();
    void emptyBoxesAreSeen();

private:
    void eachGame();
    void open(const QString &game, Language language = Language::En);
    ParamRow *row(const char *id) { return m_form->row(id); }

    TestHost m_host;
    std::unique_ptr<RulesDocument> m_document; // before the form: it is shown there
    std::unique_ptr<ParamForm> m_form;
};

void TestForm::initTestCase()
{
    setLook(u"day"_s, {}, 100);
    QAccessible::setActive(true);
    QVERIFY(m_host.catalogue().games().size() >= 2);
}

void TestForm::eachGame()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("language");
    for (const GameEntry &entry : m_host.catalogue().games())
        for (const int language : {0, 1})
            QTest::addRow("%s %s", qPrintable(entry.id), language ? "en" : "ja")
                << entry.id << language;
}

void TestForm::open(const QString &game, Language language)
{
    m_host.use(language);
    const auto definition = m_host.catalogue().definition(game);
    RuleSet rules;
    rules.game = game.toStdString();
    m_form.reset();
    m_document = std::make_unique<RulesDocument>(**definition, rules, u"x.takujo-rules"_s);
    m_form = std::make_unique<ParamForm>();
    const Language other = language == Language::Ja ? Language::En : Language::Ja;
    m_form->build(**definition, {Wording(**definition, language), Wording(**definition, other)});
    m_form->setDocument(m_document.get());
    m_form->resize(720, 600);
    m_form->show();
}

void TestForm::everyParameterHasAnEditor()
{
    QFETCH(QString, game);
    QFETCH(int, language);
    open(game, static_cast<Language>(language));
    for (const Param &param : m_document->schema().params) {
        ParamRow *shown = m_form->row(param.id);
        QVERIFY2(shown && shown->isVisibleTo(m_form.get()), param.id.c_str());
        QWidget *control = shown->editor().focusProxy();
        QVERIFY2(control && control->focusPolicy() != Qt::NoFocus, param.id.c_str());
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(control);
        QVERIFY2(accessible && !accessible->text(QAccessible::Name).isEmpty(), param.id.c_str());
        QVERIFY(!accessible->text(QAccessible::Name).contains(u"⟦"_s)); // a word is missing
    }
}

// Whatever the schema allows can be shown, and comes back unchanged.
void TestForm::showsEveryValue()
{
    QFETCH(QString, game);
    QFETCH(int, language);
    open(game, static_cast<Language>(language));
    for (const Param &param : m_document->schema().params) {
        const Json before = m_document->value(param);
        const Json other = otherValue(param, before);
        m_document->setValue(param, other, {});
        QVERIFY2(m_form->row(param.id)->isChanged(), param.id.c_str());
        m_document->undoStack().undo();
        QVERIFY2(!m_form->row(param.id)->isChanged(), param.id.c_str());
        QCOMPARE(m_document->undoStack().index(), 0); // showing is no edit
        QCOMPARE(told(m_document->value(param)), told(before));
    }
}

void TestForm::numbersStayInRange()
{
    QFETCH(QString, game);
    QFETCH(int, language);
    open(game, static_cast<Language>(language));
    for (const Param &param : m_document->schema().params) {
        if (param.type != ParamType::Int)
            continue;
        auto *spin = part<QSpinBox>(*m_form, param.id.c_str());
        spin->stepBy(param.max - param.min + 100);
        QCOMPARE(told(m_document->value(param)), told(Json(param.max)));
        spin->stepBy(param.min - param.max - 100);
        QCOMPARE(told(m_document->value(param)), told(Json(param.min)));
        QVERIFY(checkValue(param, m_document->value(param), {}).empty());
    }
}

void TestForm::controlsEdit()
{
    QFETCH(QString, game);
    QFETCH(int, language);
    open(game, static_cast<Language>(language));
    for (const Param &param : m_document->schema().params) {
        const Json before = m_document->value(param);
        if (param.type == ParamType::Bool) {
            auto *box = part<QCheckBox>(*m_form, param.id.c_str());
            m_form->goTo(param.id, {});
            QTest::keyClick(box, Qt::Key_Space);
            QCOMPARE(told(m_document->value(param)), told(Json(!before.get<bool>())));
        } else if (param.type == ParamType::Choice) {
            auto *combo = part<QComboBox>(*m_form, param.id.c_str());
            m_form->goTo(param.id, {});
            QTest::keyClick(combo, combo->currentIndex() > 0 ? Qt::Key_Up : Qt::Key_Down);
            QVERIFY2(m_document->value(param) != before, param.id.c_str());
            QVERIFY(checkValue(param, m_document->value(param), {}).empty());
        } else if (param.type == ParamType::Set) {
            const QString name = qs(param.id + "." + param.choices.back());
            auto *box = part<QCheckBox>(*m_form, name.toLatin1().constData());
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
            QVERIFY2(m_document->value(param) != before, param.id.c_str());
        }
    }
}

void TestForm::resetsARow()
{
    open(u"ccc"_s);
    const Param &param = *m_document->schema().find("jokers");
    QVERIFY(!m_form->findChild<QToolButton *>(u"jokers.reset"_s));
    m_document->setValue(param, 6, {});
    auto *button = part<QToolButton>(*m_form, "jokers.reset");
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(told(m_document->value(param)), told(m_document->baseValue(param)));
    QVERIFY(!button->isVisible());
    m_document->undoStack().undo();
    QCOMPARE(told(m_document->value(param)), told(Json(6)));
}

void TestForm::searches()
{
    open(u"ccc"_s);
    m_form->setFilter(u"joker"_s, false);
    QVERIFY(row("jokers")->isVisible());
    QVERIFY(!row("board")->isVisible());
    m_form->setFilter(u"no such word"_s, false);
    QVERIFY(!row("jokers")->isVisible());
    m_form->setFilter({}, true);
    QVERIFY(!row("jokers")->isVisible());
    m_document->setValue(*m_document->schema().find("jokers"), 6, {});
    QVERIFY(row("jokers")->isVisible());
    m_form->goTo("board", {}); // a click on a problem finds what the search hides
    QVERIFY(row("board")->isVisible());
    QCOMPARE(m_form->selected(), std::string("board"));
}

void TestForm::foldsGroups()
{
    open(u"ccc"_s);
    auto *head = part<QToolButton>(*m_form, "group.cards");
    head->click();
    QVERIFY(!row("jokers")->isVisible());
    QCOMPARE(m_form->folded(), QStringList{u"ccc/cards"_s});
    m_form->goTo("jokers", {});
    QVERIFY(row("jokers")->isVisible());
}

void TestForm::emptyBoxesAreSeen_data()
{
    QTest::addColumn<QString>("theme");
    for (const char *theme : {"day", "night", "hcLight", "hcDark"})
        QTest::newRow(theme) << QString::fromLatin1(theme);
}

// At night a box without a tick could hardly be told from the cell of the card table it is in.
void TestForm::emptyBoxesAreSeen()
{
    QFETCH(QString, theme);
    setLook(theme, {}, 100);
    open(u"coldwater"_s);
    m_form->setStyleSheet(look().styleSheet());
    m_form->goTo("species", {});
    const auto *table = part<QTableView>(*m_form, "species");
    const QModelIndex small = table->model()->index(1, 4);
    QCOMPARE(small.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    const QImage cell = table->viewport()->grab(table->visualRect(small)).toImage();
    int contrast = 0;
    const int ground = qGray(cell.pixel(cell.width() - 4, cell.height() / 2));
    for (int x = 2; x < cell.width() / 2; ++x)
        contrast = std::max(contrast, std::abs(qGray(cell.pixel(x, cell.height() / 2)) - ground));
    setLook(u"day"_s, {}, 100);
    QVERIFY2(contrast >= 40, qPrintable(QString::number(contrast)));
}

QTEST_MAIN(TestForm)
#include "tst_form.moc"
