#include <QFile>
#include <QMimeDatabase>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

/// The desktop must know our files by name, and by content where the name was lost.
class FileTypesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void recognises_data();
    void recognises();

private:
    QTemporaryDir m_data;
};

void FileTypesTest::initTestCase()
{
    if (QStandardPaths::findExecutable(QStringLiteral("update-mime-database")).isEmpty())
        QSKIP("update-mime-database is not installed");
    QVERIFY(QDir(m_data.path()).mkpath(QStringLiteral("mime/packages")));
    const QString mime = m_data.filePath(QStringLiteral("mime"));
    QVERIFY(QFile::copy(QStringLiteral(TAKUJO_SOURCE_DIR "/app/packaging/takujo.xml"),
                        mime + QStringLiteral("/packages/takujo.xml")));
    QCOMPARE(QProcess::execute(QStringLiteral("update-mime-database"), {mime}), 0);
    // Before the first use of QMimeDatabase in this process. The system's own types stay visible.
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
}

void FileTypesTest::recognises_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("type");

    const QByteArray record = "{\n  \"format\": \"takujo/1\",\n  \"game\": \"ccc\"\n}\n";
    const QByteArray rules = "{\"format\":\"takujo-rules/1\",\"game\":\"ccc\"}\n";
    const auto recordType = QStringLiteral("application/x-takujo-record");
    const auto rulesType = QStringLiteral("application/x-takujo-rules");
    QTest::newRow("record") << "a.takujo" << record << recordType;
    QTest::newRow("rules") << "a.takujo-rules" << rules << rulesType;
    QTest::newRow("japanese name") << QStringLiteral("五目の卓.takujo-rules") << rules << rulesType;
    QTest::newRow("damaged record") << "a.takujo" << QByteArray("{") << recordType;
    QTest::newRow("record without suffix") << "a" << record << recordType;
    QTest::newRow("rules without suffix") << "a" << rules << rulesType;
    QTest::newRow("other json") << "a.json" << QByteArray("{\"format\":\"x\"}")
                                << QStringLiteral("application/json");
}

void FileTypesTest::recognises()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, type);
    QCOMPARE(QMimeDatabase().mimeTypeForFileNameAndData(name, content).name(), type);
}

QTEST_GUILESS_MAIN(FileTypesTest)
#include "tst_filetypes.moc"
