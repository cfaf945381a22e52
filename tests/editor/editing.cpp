#include "editing.h"

#include "document/rulesdocument.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QTreeView>

namespace takujo::editor {

using namespace Qt::StringLiterals;

TestHost::TestHost(const QStringList &plugins)
    : m_catalogue(plugins.isEmpty() ? Catalogue::defaultFolders() : plugins)
{
    use(Language::En);
    // Matches of studies that another test played are not taken over.
    QDir(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
         QStringLiteral("/takujo/studies"))
        .removeRecursively();
}

Problems TestHost::play(const QString &file, const RuleSet &rules)
{
    played.emplace_back(file, rules);
    return {};
}

bool TestHost::setUp(const QString &file, const RuleSet &rules)
{
    return play(file, rules).empty();
}

bool TestHost::openReplay(const Json &record, int ply)
{
    replays.emplace_back(record, ply);
    return true;
}

void TestHost::use(Language language)
{
    lang = language;
    QCoreApplication::removeTranslator(&m_translator);
    const bool ja = language == Language::Ja;
    if (m_translator.load(ja ? u":/i18n/takujo_ja.qm"_s : u":/i18n/takujo_en.qm"_s))
        QCoreApplication::installTranslator(&m_translator);
}

std::vector<const GameDefinition *> games(Catalogue &catalogue)
{
    std::vector<const GameDefinition *> out;
    for (const GameEntry &entry : catalogue.games())
        if (const auto game = catalogue.definition(entry.id))
            out.push_back(*game);
    return out;
}

namespace {

Json otherRows(const Param &param, const Json &from)
{
    Json rows = from;
    for (Json &row : rows)
        for (const Column &column : param.columns) {
            Json &cell = row[column.id];
            if (column.type == Column::Type::Bool)
                cell = !cell.get<bool>();
            else if (column.type == Column::Type::Int && column.min < column.max)
                cell = cell.get<int>() < column.max ? cell.get<int>() + 1 : column.min;
            else
                continue;
            return rows;
        }
    for (Json &row : rows)
        for (const Column &column : param.columns)
            if (column.type == Column::Type::Choice && column.choices.size() > 1) {
                Json &cell = row[column.id];
                cell = cell == column.choices[0] ? column.choices[1] : column.choices[0];
                return rows;
            }
    return {};
}

} // namespace

Json otherValue(const Param &param, const Json &from)
{
    switch (param.type) {
    case ParamType::Bool: return !from.get<bool>();
    case ParamType::Int: return from.get<int>() == param.max ? param.min : param.max;
    case ParamType::Choice:
        return from == param.choices.back() ? param.choices.front() : param.choices.back();
    case ParamType::Set: {
        Json all = Json::array();
        for (const std::string &choice : param.choices)
            all.push_back(choice);
        return all == from ? Json::array({param.choices.front()}) : all;
    }
    case ParamType::Grid:
        return from == param.choices.back() ? param.choices.front() : param.choices.back();
    case ParamType::List:
    case ParamType::Rows: return otherRows(param, from);
    }
    return {};
}

void inDialog(const std::function<void(QWidget &)> &act)
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, act] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (!dialog)
            return;
        timer->stop();
        timer->deleteLater();
        act(*dialog);
    });
    timer->start(10);
}

RuleSet house(const char *game)
{
    RuleSet out;
    out.game = game;
    out.base = "standard";
    out.nameJa = "夏の夜";
    out.nameEn = "Summer night";
    return out;
}

QStringList ruleTree(QWidget &window)
{
    QStringList out;
    const auto *view = part<QTreeView>(window, "tree");
    const QAbstractItemModel *model = view->model();
    for (int top = 0; top < model->rowCount(); ++top) {
        const QModelIndex parent = model->index(top, 0);
        for (int row = 0; row < model->rowCount(parent); ++row)
            out.append(parent.data().toString() + u'/' +
                       model->index(row, 0, parent).data().toString());
    }
    return out;
}

void makeRules(RulesWindow &window, const char *game, const QString &ja, const QString &en)
{
    QVERIFY(window.open(QLatin1String(game) + u":standard"_s));
    inDialog([ja, en](QWidget &dialog) {
        QTest::keyClicks(part<QLineEdit>(dialog, "details.en"), en);
        part<QLineEdit>(dialog, "details.ja")->setText(ja);
        part<QPushButton>(dialog, "details.ok")->click();
    });
    part<QAction>(window, "new")->trigger();
    QVERIFY(window.document() && !window.document()->readOnly());
}

} // namespace takujo::editor
