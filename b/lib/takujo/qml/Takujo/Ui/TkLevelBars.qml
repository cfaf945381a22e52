pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// Strength of a computer seat, 1 to 4, as bars of growing height.
Row {
    id: root

    property int level: 1

    spacing: 3
    Accessible.ignored: true

    Repeater {
        model: 4

        Rectangle {
            required property int index

            y: Theme.px(18) - height
            width: 7
            height: Theme.px(9 + index * 3)
            radius: 2
            color: index < root.level ? Theme.accent : Theme.highContrast ? Theme.soft : Theme.line
        }
    }
}
