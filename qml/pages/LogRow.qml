pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// A line of the log: the crest of its seat where a turn begins, words, the sum behind them; a bar at the
// edge of what is new since my turn. Headings are captions with a hairline.
Rectangle {
    id: root

    required property MatchSession session
    property TableStage stage: null     // whose pieces are drawn; null: words alone
    required property string text
    required property string detail
    required property string clause
    required property int seat
    required property int colour
    required property bool heading
    required property int ply
    required property bool recent
    required property bool first        // of a turn
    required property int order         // in its ply
    required property int telling       // the words may be the same for another viewer, the pieces are not
    property bool shown: false

    signal clauseActivated(string clause)

    readonly property string words: Phrases.logged(root.session, root.seat, root.text)
    readonly property bool ofSeat: !root.heading && root.colour >= 0

    function activate() {
        if (root.session)
            root.session.cursor.lookAt(root.ply)
    }

    implicitHeight: Math.max(Theme.px(root.first ? 26 : 22), column.height + (root.first ? 8 : 4))
    radius: 5
    color: root.shown ? Theme.accentSoft : hover.hovered ? Theme.hover : "transparent"
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
        width: 3
        height: parent.height + 1
        visible: root.recent && !root.heading
        color: Theme.shu
    }
    Repeater {
        model: root.ofSeat && root.first ? 1 : 0

        TkSeatDisc {
            x: 7
            y: 4
            size: Theme.px(18)
            seat: root.colour
        }
    }
    Column {
        id: column

        x: root.ofSeat ? 12 + Theme.px(18) : 8
        y: root.heading ? Math.round((root.height - height) / 2) : root.first ? 4 : 2
        width: parent.width - x - 6

        TkText {
            id: line

            width: root.heading ? Math.min(implicitWidth, parent.width) : parent.width
            role: root.heading ? "caption" : "log"
            color: root.heading ? Theme.ink3 : root.recent || root.shown ? Theme.ink : Theme.ink2
            wrapMode: Text.Wrap
            // The crest says whose line it is; its name stands where the turn begins.
            text: Theme.unbroken(root.ofSeat && !root.first ? root.text : root.words)
        }
        TkText {
            width: parent.width
            role: "caption"
            visible: root.detail.length > 0 && !pieces.drawn
            wrapMode: Text.Wrap
            text: root.detail
        }
        LogPieces {
            id: pieces

            width: parent.width
            visible: count > 0
            stage: root.stage
            motions: root.stage && !root.heading && root.telling >= 0 ? root.session.logPieces(root.ply - 1, root.order) : []
        }
    }
    TkDivider {
        visible: root.heading
        x: column.x + line.width + 8
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, parent.width - x - 6)
    }
}
