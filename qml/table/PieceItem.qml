import QtQuick
import Takujo.Ui

// One piece of a zone model: its facts, what can be done with it, how it is read aloud and how it
// flies. What it looks like is drawn by the types derived from it, inside `body`.
Item {
    id: root

    required property int index
    required property string pieceId
    required property string kind
    required property int slot
    required property int count
    required property int owner
    required property bool faceDown
    required property string label
    required property string name
    required property string tip
    required property string clause
    required property var attrs
    required property bool legal
    required property bool chosen
    required property int groupIndex
    required property bool target
    required property int lastActor
    required property string fromZone

    // Can be activated; otherwise it only explains itself.
    property bool usable: true
    // The one piece of its zone that Tab stops at; set by the zone.
    property bool tabStop: false
    // The last answer of the rules at this piece was no; set by the zone.
    property bool refused: false
    // The explanation is asked for by key.
    property bool asked: false
    property string stateWords: ""
    property real corner: Theme.radius
    property bool hoverLifts: false
    property bool chosenLifts: false

    readonly property alias hovered: hover.hovered
    readonly property bool flying: flight.running || fade.running
    readonly property bool tipWanted: root.asked || hover.hovered
    readonly property alias body: body
    readonly property real lift: root.chosenLifts && root.chosen ? 10
                                 : root.hoverLifts && root.usable && hover.hovered ? 4 : 0

    default property alias drawing: body.data

    signal activated()
    signal entered()
    signal tapped()

    // Starts `dx`, `dy` pixels away and flies home after `delay` ms.
    function flyFrom(dx: real, dy: real, delay: int) {
        if (Theme.reducedMotion || Theme.animationFactor <= 0) {
            fade.restart()
            return
        }
        flight.stop()
        offset.x = dx
        offset.y = dy
        pause.duration = delay
        wayX.duration = wayY.duration = swell.duration = Theme.moveTime(Math.hypot(dx, dy))
        flight.start()
    }

    // The model is ahead of the picture: somebody acted, so the flight hurries home.
    function hurry() {
        if (flight.running)
            flight.complete()
    }

    activeFocusOnTab: root.tabStop
    z: root.activeFocus || root.flying ? 3 : root.chosen || root.target ? 2 : 0
    Keys.onSpacePressed: root.activate()
    Keys.onReturnPressed: root.activate()
    Keys.onEnterPressed: root.activate()
    Keys.onShortcutOverride: (event) => {
        event.accepted = [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].indexOf(event.key) >= 0
    }
    onActiveFocusChanged: {
        root.asked = false
        if (root.activeFocus)
            root.entered()
    }
    Accessible.role: root.usable ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.stateWords !== "" && root.tip !== "" ? root.stateWords + ". " + root.tip
                                                                     : root.stateWords + root.tip
    Accessible.focusable: true
    Accessible.selected: root.chosen || root.target
    Accessible.onPressAction: root.activate()

    function activate() {
        if (root.usable)
            root.activated()
    }

    HoverHandler {
        id: hover

        cursorShape: root.usable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        onTapped: {
            root.tapped()
            root.activate()
        }
    }
    Item {
        id: shaken

        width: root.width
        height: root.height

        Item {
            id: body

            y: -Theme.travel(root.lift)
            width: root.width
            height: root.height
            transform: Translate { id: offset }

            Behavior on y {
                NumberAnimation { duration: Theme.durHover; easing.type: Easing.OutQuad }
            }
        }
    }
    TkShake {
        id: shake

        target: shaken
    }
    SequentialAnimation {
        id: flight

        PauseAnimation { id: pause }
        ParallelAnimation {
            NumberAnimation { id: wayX; target: offset; property: "x"; to: 0; easing.type: Easing.OutCubic }
            NumberAnimation { id: wayY; target: offset; property: "y"; to: 0; easing.type: Easing.OutCubic }
            ScaleAnimator { id: swell; target: body; from: 1.04; to: 1; easing.type: Easing.InCubic }
        }
    }
    NumberAnimation {
        id: fade

        target: body
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.duration(120)
    }
    onRefusedChanged: if (root.refused) shake.start()
}
