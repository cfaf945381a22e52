pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The end of Couperation: the tower in the evening's light, lit row by row from the top as champagne
// runs down; or cold and dim, with the card on which it broke. By day as by night, as it is an evening.
TableEnding {
    id: root

    readonly property coupFacts facts: root.session ? root.session.table.facts : []
    readonly property int rows: Math.max(1, root.facts.rows)
    readonly property int first: Math.max(root.facts.leastColumn,
                                          Math.min(-Math.floor((root.rows - 1) / 2), root.facts.mostColumn - root.rows + 1))
    readonly property real unit: root.k * Math.min(1, 7 / root.rows)
    readonly property real edgeX: 104 * root.k + (734 * root.k - (106 * root.rows - 8) * root.unit) / 2
    readonly property real footY: 566 * root.k
    readonly property bool bright: root.won && !Theme.highContrast
    readonly property bool stuck: !root.won && root.facts.stuckSeat >= 0
    readonly property string stuckHand: root.session && root.facts.stuckSeat === root.session.view.seat ? "hand" : "hand." + root.facts.stuckSeat
    property coupPiece wrong            // the card on which it broke
    property string whatFitted          // the reason that it was wrong

    // Of a lost tower: how far the evening has cooled, the card been turned, the rings been drawn.
    property real cooled
    property real turned
    property real drawn

    // How far a row is lit; light begins at the top. High contrast keeps the glasses' own lines.
    function lightOf(row: int): real {
        return root.bright ? Math.max(0, Math.min(1, root.told * (root.rows + 2) - 1 - (root.rows - 1 - row))) : 0
    }

    // Rows that have begun to glow, from the top; each with a clink, higher on higher rows.
    readonly property int lit: root.bright ? Math.max(0, Math.min(root.rows, Math.ceil(root.told * (root.rows + 2) - 1))) : 0

    onLitChanged: if (root.lit > 0) root.sounded("glass-" + Math.max(1, Math.min(5, root.rows - root.lit + 1)))

    // The light goes, the card shows, the rings are drawn; all at once where motion is reduced.
    SequentialAnimation {
        running: root.session !== null && !root.won

        NumberAnimation {
            target: root
            property: "cooled"
            to: 1
            duration: Theme.duration(600)
        }
        NumberAnimation {
            target: root
            property: "turned"
            to: 1
            easing.type: Easing.InOutSine
            duration: Theme.reducedMotion || root.wrong.number === 0 ? 0 : Theme.duration(300)
        }
        NumberAnimation {
            target: root
            property: "drawn"
            to: 1
            easing.type: Easing.OutQuad
            duration: Theme.reducedMotion ? 0 : Theme.duration(140)
        }
    }

    words: CoupColours.endInk
    quietWords: CoupColours.endQuiet

    Rectangle {
        parent: root
        z: -1
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: CoupColours.sky(root.won, 0) }
            GradientStop { position: 0.55; color: CoupColours.sky(root.won, 1) }
            GradientStop { position: 0.92; color: CoupColours.sky(root.won, 2) }
            GradientStop { position: 1; color: CoupColours.sky(root.won, 3) }
        }
    }
    Rectangle {
        parent: root
        z: -1
        anchors.fill: parent
        visible: !root.won && !Theme.highContrast
        opacity: 1 - root.cooled
        gradient: Gradient {
            GradientStop { position: 0; color: CoupColours.sky(true, 0) }
            GradientStop { position: 0.55; color: CoupColours.sky(true, 1) }
            GradientStop { position: 0.92; color: CoupColours.sky(true, 2) }
            GradientStop { position: 1; color: CoupColours.sky(true, 3) }
        }
    }
    Image {
        x: -60 * root.k
        y: -60 * root.k
        width: 1068 * root.k
        height: 860 * root.k
        visible: root.bright
        opacity: 0.6 * root.told
        sourceSize.width: 435
        sourceSize.height: 310
        source: visible ? "art/glow.svg" : ""
    }
    Image {
        anchors.fill: parent
        visible: root.bright
        opacity: 0.55
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
        source: visible ? "art/motes.svg" : ""
    }
    Image {
        x: root.edgeX + (106 * root.rows - 8) * root.unit / 2 - width / 2
        y: root.footY - (82 * (root.rows - 1) - 26) * root.unit - height / 2
        width: 520 * root.unit
        height: width
        visible: root.bright
        opacity: 0.82 * Math.min(1, 3 * root.told)
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(width)
        source: visible ? "art/rays.svg" : ""
    }
    Rectangle {
        x: root.edgeX - 22 * root.unit
        y: root.footY + 76 * root.unit
        width: (106 * root.rows + 36) * root.unit
        height: 10 * root.unit
        radius: height / 2
        color: root.won ? CoupColours.endShelf : CoupColours.endShelfCold
        border.width: Theme.highContrast ? Theme.edge : 0
        border.color: Theme.line2
    }
    Repeater {
        model: root.rowsOf("tower")

        CoupEndCard {
            id: card

            required property int slot
            required property string tip
            required property string label

            readonly property int placer: root.placer("tower", card.slot)

            x: root.edgeX + (card.facts.x2 / 2 - root.first) * 106 * root.unit
            y: root.footY - card.facts.row * 82 * root.unit
            visible: card.facts.column >= root.first && card.facts.column + card.facts.row < root.first + root.rows
            unit: root.unit
            light: root.lightOf(card.facts.row)
            colour: card.placer < 0 ? -1 : root.session.seats.value(card.placer, "colour") ?? 0
            crest: root.crests
            turned: root.turned
            drawn: root.drawn
            told: root.stuck ? card.label : ""
            onBrokenChanged: card.tell()
            Component.onCompleted: card.tell()

            function tell() {
                if (!card.broken)
                    return
                root.wrong = card.facts
                root.whatFitted = card.tip
            }
        }
    }
    CoupEndLine {
        anchors.fill: parent
        visible: why.visible
        opacity: root.drawn
        unit: root.unit
        fromY: why.y + why.height
        besideX: Math.max(why.x + 102 * root.k,
                          root.edgeX + (106 * root.rows - 39 - 53 * root.wrong.row) * root.unit)
        toX: root.edgeX + ((root.wrong.x2 / 2 - root.first) * 106 + 49) * root.unit
        toY: root.footY - root.wrong.row * 82 * root.unit
    }
    CoupEndWhy {
        id: why

        x: 604 * root.k
        y: 60 * root.k
        width: 316 * root.k
        visible: root.wrong.number > 0
        opacity: root.drawn
        shown: root.wrong.number
        low: root.wrong.low
        high: root.wrong.high
        between: root.whatFitted
        clause: root.session ? root.session.outcome.clause : ""
    }
    CoupEndHand {
        x: 40 * root.k
        y: Math.max(224 * root.k, root.headEnd + 8)
        width: 246 * root.k
        visible: root.stuck
        k: root.k
        title: root.stuck ? root.labelOf(root.stuckHand) : ""
        cards: root.stuck ? root.rowsOf(root.stuckHand) : null
    }
    CoupEndLast {
        x: 620 * root.k
        y: 34 * root.k
        width: 296 * root.k
        visible: root.won
        opacity: Math.max(0, 4 * root.told - 3)
        seat: root.session ? root.session.seats.value(root.session.story.placers[root.session.story.lastPlace] ?? 0, "colour") ?? 0 : 0
        who: root.session ? root.session.seatName(root.session.story.placers[root.session.story.lastPlace] ?? 0) : ""
        turn: root.session ? root.session.story.turns : 0
    }
}
