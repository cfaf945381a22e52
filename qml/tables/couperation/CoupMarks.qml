pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// The marks of a card in a row: one or two diamonds, or a heart.
Row {
    id: root

    property int mark: 0                // 0 none, 1 and 2 diamonds, 3 a heart
    property int side: 20

    spacing: 2
    Accessible.ignored: true

    Repeater {
        model: root.mark === 3 ? 1 : Math.max(0, root.mark)

        StagePicture {
            width: root.side
            height: root.side
            source: "art/" + (root.mark === 3 ? "mark-heart" : "mark-diamond") + (Theme.dark ? "-light" : "") + ".svg"
        }
    }
}
