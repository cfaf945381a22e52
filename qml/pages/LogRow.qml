pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A line of the log: bar in the ink of its seat, words, the sum behind them. Headings are captions
// with a hairline.
Rectangle {
    id: root

    required property MatchSession session
    required property string text
    required property string detail
    required property string clause
    required property int seat
    required property int colour
    required property bool heading
    required property int ply
    required property bool recent
    property bool shown: false

    signal clauseActivated(string clause)

    readonly property string words: Phrases.logged(root.session, root.seat, root.text)

    function activate() {
        if (root.session)
            root.session.cursor.lookAt(root.ply)
    }

    implicitHeight: Math.max(Theme.px(26), column.height + 8)
    radius: 5
    color: root.shown ? Theme.accentSoft : hover.hovered ? Theme.hover
         : root.recent && !root.heading ? Theme.shuSoft : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: root.words + (root.detail.length > 0 ? " " + root.detail : "")
    Accessible.onPressAction: root.activate()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: root.activate()
    }
    Rectangle {
        x: 6
        y: 5
        width: 4
        height: parent.height - 10
        radius: 2
        visible: !root.heading && root.colour >= 0
        color: Theme.seatInk(root.colour)
    }
    Column {
        id: column

        x: root.heading || root.colour < 0 ? 6 : 18
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 6

        TkText {
            id: line

            width: root.heading ? Math.min(implicitWidth, parent.width) : parent.width
            role: root.heading ? "caption" : "log"
            color: root.heading ? Theme.ink3 : root.recent || root.shown ? Theme.ink : Theme.ink2
            wrapMode: Text.Wrap
            text: root.words
        }
        TkText {
            width: parent.width
            role: "caption"
            visible: root.detail.length > 0
            wrapMode: Text.Wrap
            text: root.detail
        }
    }
    TkDivider {
        visible: root.heading
        x: column.x + line.width + 8
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, parent.width - x - 6)
    }
}
