pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// A block of the log, one turn of a seat: crest, name and a few words of what it did, what it brought, its
// pieces together. Where it goes on or is looked back at, its lines stand one by one below the first, with
// the sums behind them. A bar at the edge of what is new since my turn. Headings are
// captions with a hairline.
Rectangle {
    id: root

    required property MatchSession session
    property TableStage stage: null     // whose pieces are drawn; null: words alone
    property int end: -1                // ply after which nothing is told; -1 = all is
    property bool counted: true         // what a turn brought may be told
    required property int seat
    required property int colour
    required property bool heading
    required property int from          // plies after which its first line is true
    required property int ply           // and its last
    required property int order         // of its first line in its ply
    required property int telling       // the words may be the same for another viewer, the pieces are not
    required property bool recent
    required property bool running
    required property var lines         // { text, brief, detail, drawn, aside, ply }
    property bool focused: false        // reached by key
    property bool shown: false
    property int moment: -1             // plies at the moment looked at

    readonly property var told: root.end < 0 ? root.lines : root.lines.filter(line => line.ply <= root.end)
    readonly property bool ofSeat: !root.heading && root.colour >= 0
    readonly property var brief: {
        const told = root.told.filter(line => line.brief.length > 0)
        const acts = told.filter(line => !line.aside)
        return [...new Set((acts.length > 0 ? acts : told).map(line => line.brief))]
    }
    readonly property bool detailed: root.running || root.shown
    readonly property bool opened: root.ofSeat && (root.detailed || root.recent && root.brief.length === 0)
    // In the head. A closed block has nothing else: all in brief, or the act rather than the cards drawn before it.
    readonly property string first: root.told.length === 0 ? ""
                                  : root.opened || !root.ofSeat ? root.told[0].text
                                  : root.brief.length > 0 ? root.whole(Phrases.dots(root.brief))
                                  : (root.told.find(line => !line.drawn) ?? root.told[0]).text
    readonly property int gained: root.ofSeat && root.counted && root.telling >= 0
                                  ? root.session.logGained(root.seat, root.from - 1, root.order, root.lines.length) : 0
    readonly property string gain: root.gained === 0 ? "" : Phrases.signed(root.gained)
    readonly property real gainWidth: marks.count > 0 ? (marks.itemAt(0)?.width ?? 0) + 6 : 0

    // No line begins with a dot, and no sum is broken.
    function whole(words: string): string {
        return words.replace(/ ·/g, "\u00a0·").replace(/ ([+−=]) /g, "\u00a0$1\u00a0")
    }

    // From any of its lines, else from its end; an open one has its first line in the head.
    function activate(y: real) {
        let at = root.opened ? root.from : root.ply
        for (let i = 0; i < rest.count; ++i) {
            const line = rest.itemAt(i)
            if (line.visible && y >= column.y + line.y)
                at = line.modelData.ply
        }
        root.session.cursor.lookBackAt(at)
    }

    // By key from line to line, and round again.
    function walk() {
        const next = root.shown ? root.told.find(line => line.ply > root.moment) : undefined
        root.session.cursor.lookBackAt(next ? next.ply : root.opened ? root.from : root.ply)
    }

    implicitHeight: column.y + column.height + (root.heading ? 4 : 6)
    radius: root.shown || hover.hovered ? 5 : 0
    border.width: root.focused ? Theme.ring : 0
    border.color: Theme.focus
    color: root.shown ? Theme.accentSoft : hover.hovered ? Theme.hover : root.running ? Theme.sunk : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: Phrases.logged(root.session, root.seat, Wording.told(root.told.map(line => Phrases.explained(line.text, line.detail))))
                     + (root.gain.length > 0 ? qsTr(", points: %1").arg(root.gain) : "")
    Accessible.onPressAction: root.walk()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TkTap {
        onTapped: point => root.activate(point.position.y)
    }
    Rectangle {
        width: 3
        height: parent.height
        visible: root.recent
        color: Theme.shu
    }
    Repeater {
        model: root.ofSeat ? 1 : 0

        TkSeatDisc {
            x: 8
            y: 5
            size: Theme.px(18)
            seat: root.colour
        }
    }
    Repeater {
        id: marks

        model: root.gain.length > 0 ? 1 : 0

        TkText {
            x: root.width - width - 4
            y: 5
            role: "caption"
            color: Theme.gold
            // An entry may go before its mark.
            text: !root ? "" : qsTr("%1 pt(s)", "short, what a turn brought", Math.abs(root.gained)).arg(root.gain)
        }
    }
    Column {
        id: column

        x: root.ofSeat ? 14 + Theme.px(18) : 8
        y: root.heading ? 4 : 5
        width: parent.width - x - 6

        TkText {
            id: line

            width: root.heading ? Math.min(implicitWidth, parent.width) : parent.width - root.gainWidth
            role: root.heading ? "caption" : "log"
            words: root.ofSeat && root.telling >= 0 ? Wording.about(root.session.seatName(root.seat), root.first) : root.first
        }
        LogPieces {
            id: pieces

            width: parent.width
            visible: count > 0
            stage: root.stage
            colour: root.colour
            motions: root.stage && root.ofSeat && root.telling >= 0 ? root.session.logPieces(root.from - 1, root.order, root.lines.length) : []
        }
        Repeater {
            id: rest

            model: root.opened ? root.told : []

            LogLine {
                width: column.width
                session: root.session
                head: index === 0
                detailed: root.detailed
                pictured: pieces.whole
                lit: root.shown && modelData.ply <= root.moment && (index + 1 === root.told.length || root.told[index + 1].ply > root.moment)
            }
        }
    }
    TkDivider {
        x: root.heading ? column.x + line.width + 8 : 0
        y: root.heading ? Math.round((parent.height - height) / 2) : parent.height - 1
        width: Math.max(0, parent.width - x - (root.heading ? 6 : 0))
    }
}
