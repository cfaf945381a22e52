#pragma once
#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

#include <array>

namespace takujo::editor {

/// The colours of one theme and palette, by the names that qml/ui/Theme.qml has for them.
struct Look
{
    QColor bg, surface, raised, sunk, line, line2, ink, ink2, ink3;
    QColor accent, onAccent, accentSoft, shu, shuSoft, good, goodSoft, warn, warnSoft, err, errSoft;
    QColor focus, tile, tileInk, frame, dock;
    std::array<QColor, 4> seatInks;
    std::array<QColor, 4> areas; ///< grounds of the areas of a map, in the order of its legend
    bool highContrast = false;
    double scale = 1; ///< of text and controls

    int px(double length) const { return static_cast<int>(length * scale + 0.5); }
    /// Ink of what cannot be used.
    QColor off() const;
    QPalette palette() const;
    QString styleSheet() const;
    QFont font(double size = 13, int weight = QFont::Normal) const;
    QFont serif(double size) const;
    /// A drawing of the program in one ink, also paler for disabled controls.
    /// A transparent ink gives an empty place of the same size.
    QIcon icon(const QString &name, const QColor &colour = {}) const;
};

/// What the editor's widgets paint with; set before they are made or told of a change. GUI thread.
const Look &look();
/// @param theme day, night, hcLight, hcDark @param palette usual, distinct @param textSize percent
void setLook(const QString &theme, const QString &palette, int textSize);

} // namespace takujo::editor
