pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// Keys and what they do, one below the other, under a heading of their own.
Column {
    id: root

    required property var rows          // [keys, words]
    property string head: ""

    readonly property int keyWidth: Math.min(Theme.px(150), Math.round(root.width * 0.42))

    topPadding: 8
    spacing: 1

    TkText {
        width: root.width
        visible: root.head.length > 0
        role: "strong"
        text: root.head
    }
    Repeater {
        model: root.rows

        Item {
            id: row

            required property var modelData

            width: root.width
            height: Math.max(Theme.px(22), words.implicitHeight)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(row.modelData[0]).arg(row.modelData[1])

            TkKeyCap {
                y: Math.round((Theme.px(22) - height) / 2)
                text: row.modelData[0]
            }
            TkText {
                id: words

                x: root.keyWidth + 12
                y: Math.max(0, Math.round((Theme.px(22) - implicitHeight) / 2))
                width: root.width - x
                role: "note"
                words: row.modelData[1]
                Accessible.ignored: true
            }
        }
    }
}
