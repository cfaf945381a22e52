#include "formats.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace takujo;

/// Every file that fuzzing begins with, and every one it has found, in the usual build.
class CorpusTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsItsPromises_data();
    void keepsItsPromises();
    void everyFormatHasFiles();

private:
    static QDir folderOf(const Format &format)
    {
        return QDir(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/fuzz/corpus/") +
                    QString::fromLatin1(format.name));
    }
};

void CorpusTest::keepsItsPromises_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("file");
    for (std::size_t i = 0; i < formats().size(); ++i)
        for (const QFileInfo &file : folderOf(formats()[i]).entryInfoList(QDir::Files))
            QTest::addRow("%s/%s", formats()[i].name, qPrintable(file.fileName()))
                << static_cast<int>(i) << file.filePath();
}

void CorpusTest::keepsItsPromises()
{
    QFETCH(int, format);
    QFETCH(QString, file);
    QFile input(file);
    QVERIFY(input.open(QIODevice::ReadOnly));
    const std::string broken =
        formats()[static_cast<std::size_t>(format)].take(input.readAll().toStdString());
    QVERIFY2(broken.empty(), broken.c_str());
}

void CorpusTest::everyFormatHasFiles()
{
    for (const Format &format : formats())
        QVERIFY2(!folderOf(format).entryList(QDir::Files).isEmpty(), format.name);
}

QTEST_MAIN(CorpusTest)
#include "tst_corpus.moc"
