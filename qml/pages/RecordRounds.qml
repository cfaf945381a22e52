pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The way through a match whose result is hidden: a bar of its turns, done, now and to come.
Rectangle {
    id: root

    required property MatchSession session

    readonly property var plies: root.session ? root.session.story.plies : []
    readonly property int turns: Math.max(0, root.plies.length - 1)
    readonly property int at: {
        const ply = root.session ? root.session.cursor.ply : 0
        let turn = 0
        while (turn < root.turns && root.plies[turn + 1] <= ply)
            ++turn
        return turn
    }
    readonly property int parts: Math.max(1, Math.min(root.turns, Math.floor(bars.width / 12)))

    radius: Theme.radiusPanel
    color: Theme.sunk
    border.width: Theme.highContrast ? Theme.edge : 0
    border.color: Theme.line2

    TkText {
        id: head

        x: 12
        y: 8
        role: "label"
        text: qsTr("Turn %1 of %2").arg(root.at).arg(root.turns)
    }
    TkText {
        anchors.right: parent.right
        anchors.rightMargin: 12
        y: 8
        visible: implicitWidth + head.width + 40 < parent.width
        role: "caption"
        text: qsTr("The graph comes with the result")
    }
    Row {
        id: bars

        x: 12
        y: head.y + head.height + 14
        width: parent.width - 24
        spacing: 4

        Repeater {
            model: root.parts

            Rectangle {
                required property int index

                readonly property int first: Math.floor(index * root.turns / root.parts)
                readonly property int next: Math.floor((index + 1) * root.turns / root.parts)

                width: (bars.width - (root.parts - 1) * bars.spacing) / root.parts
                height: 10
                radius: 3
                color: root.at >= next ? Theme.accent : root.at >= first ? Theme.shu : Theme.line
            }
        }
    }
}
