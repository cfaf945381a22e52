pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// One square of the board with its number, coins, territory and marks.
CccItem {
    id: root

    required property SeatLookup seats
    property int side: 64               // pixels
    property int payingSeat: -1         // whose coins are planned
    // Order the coin gets that is being paid for now.
    property int nextOrder: 1

    property var before: []             // coins a seat, to see which came last
    property int landing: -1
    property real drop: 1

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    readonly property real unit: root.side / 64
    readonly property Item ringBed: root.body   // below the number of the order
    // In a small picture a number would hide the coin it counts.
    readonly property bool counted: !root.metrics?.atGlance || root.unit >= 0.9
    readonly property bool held: root.facts.territory !== Ccc.Territory.None
    readonly property bool own: root.facts.territory === Ccc.Territory.Owned
    readonly property int ownerColour: root.owner >= 0 ? root.seats.colourOf(root.owner) : 0
    readonly property color ground: root.own ? CccColours.tint(root.ownerColour) : Theme.tile
    readonly property int planned: root.facts.pending
    readonly property bool marked: root.target || root.planned > 0
    readonly property bool numbered: root.marked && !root.refused
    readonly property bool dotted: root.legal && root.stacks.length > 0 && !root.marked
    // Free, but nothing in the hand pays it: shown faintly, with the reason in its explanation.
    readonly property bool payable: !root.facts.unpayable
    readonly property color legalInk: root.payable ? Theme.legal : Theme.highContrast ? Theme.line2 : Theme.line
    // Seats with coins here, the most first; with those planned in the turn that goes on.
    readonly property var stacks: {
        const found = []
        for (let seat = 0; seat < 4; ++seat) {
            const coins = root.facts.coins[seat] ?? 0
            const ghosts = seat === root.payingSeat ? root.planned + (root.target ? 1 : 0) : 0
            if (coins + ghosts > 0)
                found.push({ seat: seat, coins: coins, ghosts: ghosts })
        }
        return found.sort((a, b) => b.coins - a.coins)
    }

    // Coins of every seat, planned ones too. Of the facts alone: what is bound to them follows later.
    function counts(): var {
        const found = []
        for (let seat = 0; seat < 4; ++seat)
            found.push((root.facts.coins[seat] ?? 0) + (seat === root.payingSeat ? root.facts.pending : 0))
        return found
    }

    // Lets the newest coin of a seat land, whoever put it there.
    function land() {
        const now = root.counts()
        const grown = now.findIndex((coins, seat) => coins > (root.before[seat] ?? coins))
        root.before = now
        if (grown < 0 || Theme.animationFactor <= 0)
            return
        root.landing = grown
        fall.restart()
    }

    onFactsChanged: root.land()
    onPayingSeatChanged: root.before = root.counts()
    Component.onCompleted: root.land()

    width: root.side
    height: root.side
    corner: 5 * root.unit
    stateWords: root.target ? qsTr("Chosen for payment") : root.legal && root.payable ? qsTr("You may place here") : ""

    NumberAnimation {
        id: fall

        target: root
        property: "drop"
        from: 0
        to: 1
        duration: Theme.durFall
        easing.type: Easing.OutCubic
    }
    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: root.hovered && root.usable ? Qt.tint(root.ground, Qt.alpha(Theme.tileInk, 0.06)) : root.ground
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2
    }
    // What few squares show is made when it is needed: a board is to stand at once.
    MadeLater {
        wanted: root.held

        CccTerritory {
            visible: root.held
            width: root.side
            height: root.side
            own: root.own
            colour: root.ownerColour
            corner: root.corner
            unit: root.unit
        }
    }
    TkPrint {
        readonly property bool tight: root.stacks.length > 2

        x: Math.round((root.held ? 9 : 7) * root.unit)
        y: Math.round((root.held ? 3 : 2) * root.unit)
        height: Math.round((tight ? 20 : 26) * root.unit)
        verticalAlignment: Text.AlignVCenter
        text: root.label
        color: Theme.tileInk
        font.pixelSize: Math.max(12, Math.round((tight ? 16 : 20) * root.unit)) // also on the small board of the result
    }
    TkBox {
        x: Math.round(26 * root.unit)
        y: Math.round(28 * root.unit)
        width: Math.round(30 * root.unit)
        height: width
        visible: root.legal && root.stacks.length === 0
        corner: width / 2
        fill: root.payable ? Qt.alpha(Theme.legal, 0.14) : "transparent"
        ink: root.legalInk
        edge: (root.payable ? 3 : 1.5) * root.unit
    }
    Repeater {
        model: root.stacks.length

        CccCoins {
            required property int index

            // The first stack comes last: nothing covers its badge.
            readonly property int at: Math.max(0, root.stacks.length - 1 - index)
            readonly property rect place: CccColours.spot(at, root.stacks.length)
            readonly property var stack: root.stacks[at] || ({ seat: 0, coins: 0, ghosts: 0 })

            x: Math.round(place.x * root.unit)
            y: Math.round(place.y * root.unit)
            side: Math.round(place.width * root.unit)
            room: root.side - 2 * root.unit - x
            counted: root.counted
            beside: root.stacks.length === 2 && at === 1
            unit: root.unit * (root.stacks.length > 2 ? 0.85 : 1)
            colour: root.seats.colourOf(stack.seat)
            count: stack.coins
            planned: stack.ghosts
            drop: stack.seat === root.landing ? root.drop : 1
        }
    }
    PieceMarks {
        piece: root
        unit: root.unit * (root.marked ? 4 / 3 : 1)
        picked: root.marked
        lastColour: root.lastActor >= 0 ? root.seats.colourOf(root.lastActor) : -1
    }
    MadeLater {
        wanted: root.dotted || root.numbered

        Item {
            z: 1    // over the ring of a theatre

            Rectangle {
                x: Math.round((root.lastActor >= 0 ? 32 : 50) * root.unit)
                y: Math.round(4 * root.unit)
                width: Math.round(10 * root.unit)
                height: width
                visible: root.dotted
                radius: width / 2
                color: root.payable ? Theme.legal : "transparent"
                border.width: Math.max(1, Math.round(1.5 * root.unit))
                border.color: root.payable ? Theme.tile : root.legalInk
            }
            CccBadge {
                x: -Math.round(7 * root.unit)
                y: -Math.round(7 * root.unit)
                visible: root.numbered
                unit: root.unit
                text: String(root.target ? root.nextOrder : root.facts.pendingOrder)
            }
        }
    }
}
