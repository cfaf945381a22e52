#pragma once
#include "services/keyactions.h"

#include <QQmlComponent>
#include <QQmlEngine>

#include <memory>

/// Actions have the keys they begin with, as the window of the program would tell the tables.
inline void tellDefaultKeys(QQmlEngine &engine)
{
    QQmlComponent teller(&engine);
    teller.setData("import QtQml\nimport Takujo.Ui\n"
                   "QtObject { property var map: ({}); onMapChanged: ActionKeys.map = map }",
                   {});
    const std::unique_ptr<QObject> object(teller.create());
    object->setProperty("map", takujo::defaultKeyMap());
}
