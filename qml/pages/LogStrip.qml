pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// The last turn of every opponent side by side, where there is room for that, else the latest of them;
// opens the whole log as a drawer.
Rectangle {
    id: root

    required property MatchSession session
    property real drawerSpace: 320
    property TableStage stage: null     // whose pieces the drawer shows
    property bool slim: false           // room for a button only
    readonly property int rows: root.session ? root.session.log.count : 0
    // Of every other seat its last turn, in the order of the seats: { seat, colour, text, all, ply }. The act,
    // and all of it where there is room.
    readonly property var lasts: {
        const found = []
        const seats = root.session ? root.session.seatCount : 0
        const viewer = root.session ? root.session.view.seat : -1
        const turns = root.rows > 0 ? root.session.logTurns : null
        for (let row = turns ? turns.count - 1 : -1; row >= 0 && found.length < seats; --row) {
            const seat = turns.value(row, "seat")
            if (seat < 0 || seat === viewer || turns.value(row, "heading") || found.some((each) => each.seat === seat))
                continue
            const lines = turns.value(row, "lines")
            found.push({ seat: seat, colour: turns.value(row, "colour"), text: (lines.find(line => !line.drawn) ?? lines[0]).text,
                         all: Wording.told(lines.map(line => line.text)), ply: turns.value(row, "ply") })
        }
        return found.sort((a, b) => a.seat - b.seat)
    }
    // As many of them as can be read whole, the latest.
    readonly property var told: {
        const latest = root.slim ? [] : root.lasts.slice().sort((a, b) => b.ply - a.ply)
        let count = latest.length
        while (count > 1 && !root.fits(latest.slice(0, count)))
            count -= 1
        return latest.slice(0, count).sort((a, b) => a.seat - b.seat)
    }

    function fits(entries: var): bool {
        const room = (places.width - (entries.length - 1) * places.spacing) / entries.length - Theme.px(20) - 10
        return entries.every((entry) => letters.advanceWidth(entry.text) <= room)
    }

    color: Theme.sunk

    FontMetrics {
        id: letters

        font.family: Theme.sans
        font.pixelSize: Theme.size("log")
    }
    TkDivider {
        width: parent.width
    }
    TkText {
        id: head

        x: 16
        visible: !root.slim
        anchors.verticalCenter: parent.verticalCenter
        role: "panelHead"
        text: qsTr("Log")
    }
    Row {
        id: places

        property int last: 0            // the entry used last: one stop of Tab
        readonly property int stop: Math.min(places.last, root.told.length - 1)

        function step(by: int): bool {
            const next = entries.itemAt(places.stop + by)
            if (next && next.visible)
                next.forceActiveFocus(Qt.TabFocusReason)
            return next !== null
        }

        x: head.x + head.width + 12
        width: Math.max(0, all.x - x - 12)
        height: parent.height
        spacing: 10

        Keys.onLeftPressed: (event) => { event.accepted = places.step(-1) }
        Keys.onRightPressed: (event) => { event.accepted = places.step(1) }
        Accessible.role: Accessible.Grouping
        Accessible.name: head.text

        Repeater {
            id: entries

            model: root.told

            TkPress {
                id: last

                required property int index
                required property var modelData

                width: Math.floor((places.width - (root.told.length - 1) * places.spacing) / root.told.length)
                height: places.height
                visible: width > Theme.px(80)
                focusPolicy: last.index === places.stop ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: if (last.activeFocus) places.last = last.index
                onClicked: root.session.cursor.lookBackAt(last.modelData.ply)
                // An entry may outlive its strip for a moment.
                Accessible.name: !root ? "" : Phrases.logged(root.session, last.modelData.seat, last.modelData.all)

                TkSeatDisc {
                    id: crest

                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(20)
                    seat: last.modelData.colour
                }
                TkText {
                    x: crest.width + 8
                    width: last.width - x
                    height: last.height
                    verticalAlignment: Text.AlignVCenter
                    role: "log"
                    text: letters && letters.advanceWidth(last.modelData.all) < width ? last.modelData.all : last.modelData.text
                    Accessible.ignored: true
                }
                TkFocusRing {
                    shown: last.visualFocus
                    corner: Theme.radiusSmall
                    margin: 2           // the strip is as high as the entries
                }
            }
        }
    }
    TkButton {
        id: all

        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        kind: "quiet"
        size: 28
        iconName: root.slim ? "list" : ""
        endIcon: root.slim ? "" : "down"
        text: root.slim ? "" : qsTr("Show all")
        tip: root.slim ? qsTr("Log") : ""
        Accessible.name: root.slim ? qsTr("Log") : text
        onClicked: drawer.show("LogDrawer", { session: root.session, space: root.drawerSpace, stage: root.stage })
    }
    LazyPopup {
        id: drawer
    }
}
