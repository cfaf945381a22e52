import QtQuick
import Takujo.Table
import Takujo.Ui

// Base of the picture that a game won or lost together ends with, <Name>Ending: its table told once more,
// 948 x 672 units in the middle of whatever room there is. The page lays its headline on the upper left
// corner (40, 30, 330 x 180) in `words` and `quietWords`; nothing else may stand there, nor above `headEnd`
// where longer words need more.
Item {
    id: root

    required property var session
    property color words: Theme.ink
    property color quietWords: Theme.ink2
    property real headEnd: 0            // of the drawing, in pixels
    property bool crests: true          // of who placed it, on what lies there
    default property alias drawing: canvas.data

    // What is lit sounds as it is told.
    signal sounded(name: string)

    readonly property bool won: root.session !== null && root.session.outcome.winners.length > 0
    readonly property real k: Math.min(width / 948, height / 672)
    // Grows to 1 while the end is told; what is lit follows it.
    property real told

    // The seat that put something there; -1 = nobody, it lay there from the start.
    function placer(zone: string, slot: int): int {
        return root.session ? root.session.story.placers[zone + "/" + slot] ?? -1 : -1
    }

    // Rows of a zone of the match; null without one.
    function rowsOf(zone: string): var {
        return root.session ? root.session.table.zone(zone) : null
    }

    // What a zone of the match is called.
    function labelOf(zone: string): string {
        return (zones.revision >= 0 && zones.value(zone, "label")) || ""
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The table at the end")

    RowLookup {
        id: zones

        model: root.session ? root.session.table.zones : null
        key: "zoneId"
    }
    Item {
        id: canvas

        anchors.centerIn: parent
        width: 948 * root.k
        height: 672 * root.k
    }
    NumberAnimation on told {
        running: root.session !== null
        from: 0
        to: 1
        duration: Theme.duration(1900)
    }
}
