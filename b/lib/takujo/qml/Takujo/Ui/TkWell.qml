import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A shallow tray in the wood of the table, with an optional label of one line.
T.Pane {
    id: root

    property string head: ""
    property string note: ""

    readonly property TkWellGround ground: background as TkWellGround

    implicitWidth: Math.ceil(Math.max(implicitContentWidth, root.ground ? root.ground.headWidth : 0))
                   + leftPadding + rightPadding
    implicitHeight: Math.ceil(implicitContentHeight) + topPadding + bottomPadding
    leftPadding: 12
    rightPadding: 12
    topPadding: 10 + (root.ground ? root.ground.headHeight : 0)
    bottomPadding: 10
    Accessible.role: Accessible.Grouping
    Accessible.name: root.head

    background: TkWellGround {
        head: root.head
        note: root.note
    }
}
