#pragma once
#include "game/problem.h"

#include <QJsonObject>
#include <QString>

namespace takujo {

/// One installed game, known from its plugin's metadata without loading it.
struct GameEntry
{
    QString id;
    QString pluginFile;
    QString nameJa, nameEn;
    QString modeJa, modeEn;
    QString blurbJa, blurbEn;
    int minSeats = 2, maxSeats = 4;
    int minMinutes = 0, maxMinutes = 0;
    int order = 1000;
    bool cooperative = false;
    bool oneLevel = false; ///< the computer plays at one strength only (a weak partner is no fun)
    QString cover;         ///< absolute path of an SVG, empty = none
    QString tableModule;   ///< QML URI, empty = generic table
    QJsonObject metadata;
};

/// Reads the metadata of a plugin file (game_plugin.h lists the keys). Problems name key and file.
/// @param metadata the object a plugin's JSON file holds
Loaded<GameEntry> readGameEntry(const QString &pluginFile, const QJsonObject &metadata);

} // namespace takujo
