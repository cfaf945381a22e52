// Runs tst_*.qml of this folder: stage, pieces and both tables on a pretended match.

#include "../gallery/probe.h"
#include "defaultkeys.h"
#include "look/look.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QtQuickTest>

class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        QGuiApplication::setFont(takujo::applicationFont());
        takujo::installLook(*engine);
        engine->addImportPath(QCoreApplication::applicationDirPath() +
                              QStringLiteral("/" TAKUJO_QML_PATH));
        tellDefaultKeys(*engine);
        qmlRegisterSingletonInstance("Takujo.Probe", 1, 0, "Probe", &m_probe);
    }

private:
    Probe m_probe;
};

QUICK_TEST_MAIN_WITH_SETUP(tables, Setup)

#include "tst_tables.moc"
