pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// A place of the pyramid or the card that lies there. Places that can take a card show the numbers
// that may lie there; the chosen one shows the card as a ghost.
CoupItem {
    id: root

    required property CoupPyramid pyramid
    required property CoupCompose compose

    readonly property real unit: root.pyramid.unit
    readonly property bool place: root.facts.place
    readonly property bool over: root.compose.phase === Coup.Phase.Over     // nothing comes any more
    readonly property bool reached: root.place && root.facts.open && !root.over
    readonly property bool blocked: root.place && root.facts.blocked && !root.over
    readonly property bool broken: root.facts.rangeRole === Coup.RangeRole.Broken   // the card that lost the match
    readonly property bool shown: !root.place || root.reached || root.blocked || root.pyramid.inside(root.facts)
    readonly property bool outside: !root.pyramid.inside(root.facts)
    readonly property bool choosing: root.compose.items > 0 || root.compose.plan !== CoupCompose.Place
    // Lit: the cards chosen so far can go here.
    readonly property bool lit: root.legal && root.usable && !root.target
        && (root.compose.plan === CoupCompose.Turn ? root.faceDown
            : root.place ? root.compose.items > 0 : root.compose.mode === Coup.Mode.FromReserve || root.compose.composing)
    // The card about to come here is shown: on an empty place, or on a card it may replace.
    readonly property bool ghosted: root.target && root.compose.placing !== null && (root.place || root.compose.mode === Coup.Mode.FromReserve)
    readonly property bool knowing: root.pyramid.knowing
    readonly property bool nothing: root.facts.wantLow > root.facts.wantHigh
    readonly property string range: root.knowing && root.place
        ? (root.nothing ? "–" : root.rangeOf(root.facts.wantLow, root.facts.wantHigh))
        : root.rangeOf(root.facts.low, root.facts.high)
    readonly property string more: !root.knowing || root.facts.onlyFinish ? ""
        : root.place ? qsTr("%n hidden", "numbers", root.facts.unseen)
        : root.facts.number > 0 ? "" : qsTr("%1 of %2 fit").arg(root.facts.couldFit).arg(root.facts.could)
    property bool opened: !root.faceDown
    property real turned: 1             // 0 while a card is seen from its edge

    function rangeOf(lo: int, hi: int): string {
        return lo === hi ? String(lo) : lo + "–" + hi
    }

    function turnOver() { root.opened = !root.faceDown }

    // Lay face down until now.
    function turnUp() {
        root.opened = false
        root.reveal()
    }

    // Turns the card up where it lies.
    function reveal() {
        if (Theme.animationFactor > 0 && !Theme.reducedMotion && root.pyramid.stage.settled)
            flip.restart()
        else
            root.opened = !root.faceDown
    }

    x: root.pyramid.xOf(root.facts.x2)
    y: root.pyramid.yOf(root.facts.row)
    width: Math.round(84 * root.unit)
    height: Math.round(62 * root.unit)
    visible: root.shown
    corner: 8 * root.unit
    hoverLifts: !root.place
    takes: true
    enterConfirms: root.compose.ready
    usable: root.compose.open && root.shown // a place that is not open says why
    stateWords: root.target ? qsTr("Chosen") : root.lit ? qsTr("The chosen cards can go here")
              : root.knowing && root.more ? root.range + ", " + root.more : ""
    onHoveredChanged: root.pyramid.look(root, root.hovered)
    onActiveFocusChanged: root.pyramid.look(root, root.activeFocus)
    onFaceDownChanged: if (root.opened === root.faceDown) root.reveal()
    Component.onCompleted: root.opened = !root.faceDown

    Behavior on x {
        enabled: root.pyramid.stage.settled
        NumberAnimation { duration: Theme.durPage; easing.type: Easing.OutCubic }
    }
    SequentialAnimation {
        id: flip

        NumberAnimation {
            target: root
            property: "turned"
            to: 0
            duration: Theme.durTurnCard / 2
            easing.type: Easing.InOutSine
        }
        ScriptAction { script: root.turnOver() }
        NumberAnimation {
            target: root
            property: "turned"
            to: 1
            duration: Theme.durTurnCard / 2
            easing.type: Easing.InOutSine
        }
    }
    // Many places of a floating pyramid are never seen: what is drawn is made only where it is.
    Repeater {
        model: root.place && root.shown ? 1 : 0

        CoupSlot {
            width: root.width
            height: root.height
            visible: !root.ghosted
            unit: root.unit
            reached: root.reached
            lit: root.lit
            faint: !root.facts.sure
            onlyFinish: root.facts.onlyFinish
            hovered: root.hovered && root.usable
            range: root.reached && !root.facts.onlyFinish ? root.range : root.blocked ? "×" : ""
            more: root.reached ? root.more : ""
        }
    }
    Repeater {
        model: root.place ? 0 : 1

        CoupFace {
            id: face

            unit: root.unit
            number: root.facts.number
            mark: root.facts.mark
            finish: root.facts.finish
            faceDown: !root.opened
            depth: root.lift > 0 ? 2 : 1
            transform: Scale { origin.x: face.width / 2; xScale: root.turned }
        }
    }
    Repeater {
        model: root.knowing && !root.place && root.faceDown ? 1 : 0

        CoupKnown {
            x: Math.round(5 * root.unit)
            y: Math.round(5 * root.unit)
            width: root.width - 2 * x
            unit: root.unit
            range: root.range
            more: root.more
            alarming: root.facts.contradicts
        }
    }
    Repeater {
        model: root.shown ? 1 : 0

        PieceMarks {
            piece: root
            unit: root.unit
            legal: root.lit
            picked: root.target
            foldLeft: true
            refused: root.refused || root.broken || (root.target && root.compose.refusal.length > 0)
            lastColour: root.lastActor >= 0 && !root.place && !root.target
                        ? root.pyramid.seats.colourOf(root.lastActor) : -1
        }
    }
    Repeater {
        model: root.ghosted ? 1 : 0

        CoupGhost {
            unit: root.unit
            compose: root.compose
            replacing: !root.place
            replaced: root.label
        }
    }
}
