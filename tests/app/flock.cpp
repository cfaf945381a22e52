#include "flock.h"

#include "motions.h"

#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QSizeF sizeOn(QObject &stage, const Motion &motion)
{
    QSizeF size;
    QMetaObject::invokeMethod(&stage, "portraitSizeOf", Q_RETURN_ARG(QSizeF, size),
                              Q_ARG(QVariant, QVariant::fromValue(motion)));
    // A size that is passed on, not made there, does not arrive out of QML.
    return size.isEmpty() ? stage.property("portraitSize").toSizeF() : size;
}

} // namespace

bool beginMoving(WindowDriver &window, const QString &game)
{
    Settings &settings = window.desktop().settings();
    settings.overrideValue(u"pace"_s, u"normal"_s);
    settings.overrideValue(u"still"_s, false);
    emit settings.animationFactorChanged();
    return window.desktop().app().quickStart(game);
}

bool showTable(WindowDriver &window)
{
    window.desktop().go(u"table"_s);
    return QTest::qWaitFor([&] { return window.itemOfType("StageFlights") != nullptr; }, 10000);
}

void flyTogether(WindowDriver &window, int pieces, int round, const QVariantList &motions)
{
    QObject *flights = window.itemOfType("StageFlights");
    auto *stage = flights->property("stage").value<QObject *>();
    const auto *canvas = stage->property("canvas").value<QQuickItem *>();
    for (int i = 0; i < pieces; ++i) {
        Motion motion = motions.isEmpty() ? Motion() : motions[i % motions.size()].value<Motion>();
        motion.after.clear();
        const QPointF at(canvas->width() * ((i * 7) % pieces + 0.5) / pieces,
                         canvas->height() * ((i * 13 + round * 5) % pieces + 0.5) / pieces);
        const QVariantMap start{{u"at"_s, at}, {u"size"_s, sizeOn(*stage, motion)}};
        const QVariantMap plan{
            {u"motion"_s, QVariant::fromValue(motion)}, {u"start"_s, start}, {u"joins"_s, false}};
        QMetaObject::invokeMethod(flights, "send", Q_ARG(QVariant, plan), Q_ARG(int, 0));
    }
}

bool anythingFlies(WindowDriver &window)
{
    const QObject *flights = window.itemOfType("StageFlights");
    return flights && flights->property("running").toBool();
}

} // namespace takujo
