pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// Strength of a computer seat, 1 to 5, as bars of growing height.
Row {
    id: root

    property int level: 1

    spacing: 3
    Accessible.ignored: true

    Repeater {
        model: 5

        Rectangle {
            required property int index

            y: Theme.px(18) - height
            width: 7
            height: Theme.px(6 + index * 3)
            radius: 2
            // Half through: seen on the ground of any control, at rest and pressed.
            color: index < root.level ? Theme.accent : Theme.highContrast ? Theme.soft : Qt.alpha(Theme.line2, 0.5)
        }
    }
}
