// What somebody meets who uses the editor for the first time: a file of a friend, names in one
// language, a form that stays where it is, rules that were deleted.
#include "editing.h"
#include "form/paramform.h"
#include "form/paramrow.h"
#include "io/files.h"
#include "window/ruleswindow.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include <array>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestFirstUse : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void reportHasNoChoicesWithoutRules();
    void keepsAReceivedFile();
    void looksAtAReceivedFile();
    void namesFollowThePerson_data();
    void namesFollowThePerson();
    void asksForThePersonsNameFirst();
    void keepsNamesThatWereWritten();
    void formStaysAtTheFirstEdit_data();
    void formStaysAtTheFirstEdit();
    void deletedRulesShowTheirGame();
    void deletedRulesComeBackByAButton();

private:
    QAction *action(const char *name) { return part<QAction>(*m_window, name); }
    void use(Language language, int textSize = 100);
    QString gift();
    QModelIndex deletedItem();
    void makeCopy();
    std::vector<std::pair<QString, int>> places();

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestFirstUse::init() { use(Language::En); }

void TestFirstUse::use(Language language, int textSize)
{
    m_window.reset();
    m_host = std::make_unique<TestHost>();
    m_host->use(language);
    m_host->size = textSize;
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
}

/// A file where mails and downloads lie.
QString TestFirstUse::gift()
{
    QString path = m_host->rulesFolder() + u"-mail/gift.takujo-rules"_s;
    QDir().mkpath(QFileInfo(path).absolutePath());
    const Problems problems =
        writeFile(path,
                  R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Gift"},
                      "base": "standard", "changes": {"jokers": 6}})",
                  false);
    if (!problems.empty())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

// Before any rules were opened the choices stood there empty, and could be opened.
void TestFirstUse::reportHasNoChoicesWithoutRules()
{
    const std::array names{"balance.seats", "balance.player", "balance.games",
                           "balance.start", "balance.fair",   "balance.save"};
    for (const char *name : names)
        QVERIFY2(!part<QWidget>(*m_window, name)->isVisible(), name);
    QVERIFY(part<QLabel>(*m_window, "balance.verdict")->text().startsWith(u"Open rules"_s));
    QVERIFY(m_window->open(u"ccc:standard"_s));
    for (const char *name : names)
        QVERIFY2(part<QWidget>(*m_window, name)->isVisible(), name);
    QVERIFY(part<QComboBox>(*m_window, "balance.seats")->count() > 0);
}

void TestFirstUse::makeCopy()
{
    QVERIFY(m_window->open(u"ccc:standard"_s));
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "details.ok")->click(); });
    action("duplicate")->trigger();
    action("save")->trigger();
}

void TestFirstUse::keepsAReceivedFile()
{
    const QString path = gift();
    QString asked;
    inDialog([&](QWidget &dialog) {
        asked = dialog.windowTitle();
        part<QPushButton>(dialog, "received.keep")->click();
    });
    m_window->receive(path);
    QCOMPARE(asked, u"Keep in my rules?"_s);
    const QString kept = m_window->document()->file();
    QCOMPARE(QFileInfo(kept).absolutePath(), QFileInfo(m_host->rulesFolder()).absoluteFilePath());
    QVERIFY(QFileInfo::exists(kept) && QFileInfo::exists(path));
    QCOMPARE(m_window->document()->rules().nameEn, std::string("Gift"));
    QCOMPARE(m_host->played.size(), std::size_t{1}); // the set-up page shows the kept ones
    QCOMPARE(m_host->played[0].first, kept);
    // the same file again is known
    QVERIFY(m_window->open(u"ccc:standard"_s));
    m_window->receive(path);
    QCOMPARE(m_window->document()->file(), kept);
}

void TestFirstUse::looksAtAReceivedFile()
{
    const QString path = gift();
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "received.look")->click(); });
    m_window->receive(path);
    QCOMPARE(m_window->document()->file(), path);
    QVERIFY(QDir(m_host->rulesFolder()).entryList({u"*.takujo-rules"_s}).isEmpty());
    auto *keep = part<QPushButton>(*m_window, "banner.action"); // one may think again
    QVERIFY(keep->isVisible());
    keep->click();
    QCOMPARE(QDir(m_host->rulesFolder()).entryList({u"*.takujo-rules"_s}).size(), qsizetype{1});
    QVERIFY(m_window->document()->file() != path);
}

void TestFirstUse::namesFollowThePerson_data()
{
    QTest::addColumn<bool>("ja");
    QTest::addColumn<bool>("later"); ///< a copy with the names it got, renamed afterwards
    QTest::newRow("en, copy") << false << false;
    QTest::newRow("ja, copy") << true << false;
    QTest::newRow("en, renamed") << false << true;
    QTest::newRow("ja, renamed") << true << true;
}

// A copy that was renamed in English was still called 標準ルール（写し） in Japanese.
void TestFirstUse::namesFollowThePerson()
{
    QFETCH(bool, ja);
    QFETCH(bool, later);
    use(ja ? Language::Ja : Language::En);
    if (later)
        makeCopy();
    else
        QVERIFY(m_window->open(u"ccc:standard"_s));
    inDialog([ja](QWidget &dialog) {
        auto *name = part<QLineEdit>(dialog, ja ? "details.ja" : "details.en");
        name->selectAll();
        QTest::keyClicks(name, u"Night"_s);
        part<QPushButton>(dialog, "details.ok")->click();
    });
    action(later ? "details" : "duplicate")->trigger();
    const RuleSet &rules = m_window->document()->rules();
    QCOMPARE(ja ? rules.nameJa : rules.nameEn, std::string("Night"));
    QCOMPARE(ja ? rules.nameEn : rules.nameJa, std::string());
    for (const Language language : {Language::Ja, Language::En})
        QCOMPARE(Wording(m_window->document()->game(), language).name(rules), u"Night"_s);
}

void TestFirstUse::asksForThePersonsNameFirst()
{
    for (const Language language : {Language::Ja, Language::En}) {
        use(language);
        QVERIFY(m_window->open(u"ccc:standard"_s));
        QString focused;
        int ja = 0;
        int en = 0;
        inDialog([&](QWidget &dialog) {
            (void)QTest::qWaitFor([&] { return dialog.focusWidget() != nullptr; });
            focused = dialog.focusWidget() ? dialog.focusWidget()->objectName() : QString();
            ja = part<QLineEdit>(dialog, "details.ja")->y();
            en = part<QLineEdit>(dialog, "details.en")->y();
            part<QPushButton>(dialog, "details.cancel")->click();
        });
        action("duplicate")->trigger();
        QCOMPARE(focused, language == Language::Ja ? u"details.ja"_s : u"details.en"_s);
        QCOMPARE(ja < en, language == Language::Ja);
    }
}

void TestFirstUse::keepsNamesThatWereWritten()
{
    makeCopy();
    for (const char *name : {"details.ja", "details.en"}) {
        inDialog([name](QWidget &dialog) {
            auto *line = part<QLineEdit>(dialog, name);
            line->selectAll();
            QTest::keyClicks(line, QLatin1String(name));
            part<QPushButton>(dialog, "details.ok")->click();
        });
        action("details")->trigger();
    }
    QCOMPARE(m_window->document()->rules().nameJa, std::string("details.ja"));
    QCOMPARE(m_window->document()->rules().nameEn, std::string("details.en"));
}

void TestFirstUse::formStaysAtTheFirstEdit_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("ja");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("width");
    for (const char *game : {"ccc", "hakkutsu", "coldwater", "couperation", "coinhunt"})
        for (const bool ja : {false, true})
            for (const int size : {100, 150})
                for (const int width : {960, 1280})
                    QTest::addRow("%s %s %d %d", game, ja ? "ja" : "en", size, width)
                        << QString::fromLatin1(game) << ja << size << width;
}

/// Where the rows stand when the window has been laid out.
std::vector<std::pair<QString, int>> TestFirstUse::places()
{
    std::vector<std::pair<QString, int>> out, before;
    do {
        before = std::exchange(out, {});
        QTest::qWait(20);
        for (const ParamRow *row : m_window->findChildren<ParamRow *>())
            if (row->isVisible())
                out.emplace_back(row->objectName(), row->mapTo(m_window.get(), QPoint()).y());
    } while (out != before);
    return out;
}

// A chip came at the first change, the head got a second line, and the form jumped by 33 pixels.
void TestFirstUse::formStaysAtTheFirstEdit()
{
    QFETCH(QString, game);
    QFETCH(bool, ja);
    QFETCH(int, size);
    QFETCH(int, width);
    use(ja ? Language::Ja : Language::En, size);
    m_window->resize(width, 760);
    QVERIFY(m_window->open(game + u":standard"_s));
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "details.ok")->click(); });
    action("duplicate")->trigger();
    action("save")->trigger();
    RulesDocument &document = *m_window->document();
    auto *form = m_window->findChild<ParamForm *>();
    const Param *first = nullptr;
    for (const Param &param : document.schema().params)
        if (!first && param.type != ParamType::Rows && param.type != ParamType::List &&
            form->row(param.id)->isVisible())
            first = &param;
    QVERIFY(first);
    const auto before = places();
    QVERIFY(!before.empty());
    document.setValue(*first, otherValue(*first, document.value(*first)), u"edit"_s, 0);
    const auto after = places();
    QCOMPARE(before.size(), after.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(after[i], before[i]);
        if (before[i].first == u"row."_s + qs(first->id))
            break; // below it there is room for what is wrong with the value
    }
}

QModelIndex TestFirstUse::deletedItem()
{
    const auto *view = part<QTreeView>(*m_window, "tree");
    const QModelIndex bin = view->model()->index(view->model()->rowCount() - 1, 0);
    return view->model()->index(0, 0, bin);
}

void TestFirstUse::deletedRulesShowTheirGame()
{
    for (const Language language : {Language::Ja, Language::En}) {
        use(language);
        QVERIFY(m_window->open(u"hakkutsu:standard"_s));
        inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "details.ok")->click(); });
        action("duplicate")->trigger();
        action("save")->trigger();
        action("remove")->trigger();
        const QString text = deletedItem().data().toString();
        QVERIFY2(text.contains(language == Language::Ja ? u"ハクツ"_s : u"Hakkutsu"_s),
                 qPrintable(text));
    }
}

void TestFirstUse::deletedRulesComeBackByAButton()
{
    makeCopy();
    const QString file = m_window->document()->file();
    action("remove")->trigger();
    QVERIFY(!QFileInfo::exists(file));
    auto *back = part<QPushButton>(*m_window, "banner.action");
    QVERIFY(back->isVisible());
    back->click(); // at once
    QVERIFY(QFileInfo::exists(file));
    QCOMPARE(m_window->document()->file(), file);
    action("remove")->trigger();
    QVERIFY(m_window->open(u"ccc:advanced"_s));
    auto *button = part<QPushButton>(*m_window, "tree.restore");
    QVERIFY(!button->isVisible());
    part<QTreeView>(*m_window, "tree")->setCurrentIndex(deletedItem()); // or later
    QVERIFY(button->isVisible());
    button->click();
    QVERIFY(QFileInfo::exists(file));
    QVERIFY(!button->isVisible());
}

QTEST_MAIN(TestFirstUse)
#include "tst_firstuse.moc"
