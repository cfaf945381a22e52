import QtQuick
import Takujo.Table
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
    required property bool legal
    required property bool chosen
    required property int groupIndex
    required property bool target
    required property int lastActor
    required property string back       // art of the back, where the kind does not tell it
    required property bool affected     // the option looked at would change or remove it
    required property bool advised      // a hint is about it

    // Can be activated; otherwise it only explains itself.
    property bool usable: true
    // Enter means the page's main button: a move is ready to be sent, or nothing can be done here but ask
    // why. Space still chooses or asks. A piece that cannot be activated leaves it Enter as well.
    property bool enterConfirms: false
    property var zone: null             // its ZoneView, whose type knows this one
    // The one piece of its zone that Tab stops at; set by the zone.
    property bool tabStop: false
    // The last answer of the rules at this piece was no.
    property bool refused: root.zone?.stage?.refusedAnchor === root.pieceId
    // The explanation is asked for by key.
    property bool asked: false
    // On its way to its place; set by its flight.
    property bool flying: false
    property string stateWords: ""
    readonly property string told: Wording.told([root.advised ? qsTr("Hint") : "", root.stateWords])
    property real corner: Theme.radius
    property bool hoverLifts: false
    property bool chosenLifts: false

    // Something carried may be put down on it (PieceDrag).
    property bool takes: false
    property bool under: false          // and is over it now
    readonly property bool hovered: hover.hovered || root.under
    readonly property bool tipWanted: root.asked || hover.hovered
    readonly property alias body: body
    readonly property alias shaken: shaken
    readonly property alias offset: offset
    readonly property real lift: root.chosenLifts && root.chosen ? 10
                                 : root.hoverLifts && root.usable && root.hovered ? 4 : 0

    default property alias drawing: body.data

    signal activated()

    activeFocusOnTab: root.activeFocus || root.tabStop // Qt keeps the stop of what has the focus for good
    z: root.activeFocus || root.flying ? 3 : root.chosen || root.target ? 2 : root.advised ? 1 : 0
    Keys.onSpacePressed: (event) => root.press(event)
    Keys.onReturnPressed: (event) => root.press(event)
    Keys.onEnterPressed: (event) => root.press(event)
    Keys.onShortcutOverride: (event) => {
        event.accepted = event.key === Qt.Key_Space
                         || (root.usable && !root.enterConfirms && [Qt.Key_Return, Qt.Key_Enter].indexOf(event.key) >= 0)
    }
    onActiveFocusChanged: {
        root.asked = false
        if (root.activeFocus)
            root.zone?.setCurrent(root)
        root.zone?.preview(root)
    }
    onHoveredChanged: root.zone?.preview(root)
    onTipWantedChanged: root.zone?.stage?.explain(root)
    onRefusedChanged: if (root.refused) root.zone.stage.shakeOff(root)
    onActivated: root.zone?.chosen(root)
    Accessible.role: root.usable ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: Wording.told([root.told, root.tip])
    Accessible.focusable: true
    Accessible.selected: root.chosen || root.target
    Accessible.onPressAction: root.activate()

    // A key held down is one press: Space shows a hand, too.
    function press(event: var) {
        if (!event.isAutoRepeat)
            root.activate()
    }

    function activate() {
        if (root.usable)
            root.activated()
    }

    function tap() {
        root.zone?.tapped(root)
        root.activate()
    }

    HoverHandler {
        id: hover

        cursorShape: root.usable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    // Both take the press: a piece under this one must not be tapped with it.
    TkTap {
        acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.tap()
    }
    // A finger cannot point at something without pressing it: while it stays there it asks what that is.
    TkTap {
        property bool asks: false

        acceptedDevices: PointerDevice.TouchScreen
        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: 0.8
        onTapped: if (!asks) root.tap()
        onLongPressed: asks = root.asked = true
        onPressedChanged: if (asks) asks = root.asked = false
    }
    Item {
        id: shaken

        width: root.width
        height: root.height

        PieceBody {
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
}
