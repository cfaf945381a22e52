// Runs tst_controls.qml: what the shared controls do, not how they look.

#include "look/look.h"
#include "probe.h"

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
        qmlRegisterSingletonInstance("Takujo.Probe", 1, 0, "Probe", &m_probe);
    }

private:
    Probe m_probe;
};

QUICK_TEST_MAIN_WITH_SETUP(controls, Setup)

#include "tst_controls.moc"
