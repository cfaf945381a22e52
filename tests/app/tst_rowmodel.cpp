// RowModel: whatever lists follow each other, the signals tell the truth.
#include "rowmodel.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace takujo;

namespace {

class Rows : public RowModel
{
public:
    Rows() : RowModel({"name", "value"}) {}
};

RowModel::Rows randomRows(QRandomGenerator &random)
{
    QStringList keys;
    for (int i = 0; i < 12; ++i)
        keys.append(QString::number(i));
    std::shuffle(keys.begin(), keys.end(), random);
    RowModel::Rows rows;
    const int count = random.bounded(13);
    for (int i = 0; i < count; ++i)
        rows.append({keys.at(i), {keys.at(i), random.bounded(3)}});
    return rows;
}

} // namespace

class TestRowModel : public QObject
{
    Q_OBJECT

private slots:
    void followsAnySequence();
    void keepsRowsThatStay();
    void changesOnlyWhatDiffers();
};

// The tester checks every signal against the state of the model; the end state is checked here.
void TestRowModel::followsAnySequence()
{
    Rows model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QRandomGenerator random(7);
    for (int round = 0; round < 400; ++round) {
        const RowModel::Rows rows = randomRows(random);
        model.setRows(rows);
        QCOMPARE(model.count(), rows.size());
        for (int i = 0; i < rows.size(); ++i) {
            QCOMPARE(model.rows().at(i).key, rows.at(i).key);
            QCOMPARE(model.rows().at(i).values, rows.at(i).values);
        }
    }
}

void TestRowModel::keepsRowsThatStay()
{
    Rows model;
    const auto row = [](const char *key) {
        return RowModel::Row{QLatin1String(key), {QLatin1String(key), 0}};
    };
    model.setRows({row("a"), row("b"), row("c")});
    const QPersistentModelIndex c(model.index(2));
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    model.setRows({row("c"), row("a")});
    QCOMPARE(c.row(), 0);
    QCOMPARE(inserted.count(), 0);
    QCOMPARE(removed.count(), 1);
}

void TestRowModel::changesOnlyWhatDiffers()
{
    Rows model;
    model.setRows({{QStringLiteral("a"), {1, 2}}});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setRows({{QStringLiteral("a"), {1, 2}}});
    QCOMPARE(changed.count(), 0);
    model.setRows({{QStringLiteral("a"), {1, 3}}});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(2).value<QList<int>>(), QList<int>{Qt::UserRole + 1});
}

QTEST_APPLESS_MAIN(TestRowModel)
#include "tst_rowmodel.moc"
