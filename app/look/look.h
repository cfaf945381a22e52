#pragma once

#include <QFont>
#include <QStringList>

class QQmlEngine;

namespace takujo {

/// Makes `engine` ready for the module Takujo.Ui: import path and image provider "icon".
void installLook(QQmlEngine &engine);

/// The font of the whole application. Its first families are the Japanese cuts of
/// Noto, so Han characters take Japanese forms in both interface languages; QFont itself carries
/// no language. Needs a QGuiApplication.
QFont applicationFont();

} // namespace takujo
