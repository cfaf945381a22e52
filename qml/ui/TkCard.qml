import QtQuick
import Takujo.Ui

// A card or other paper piece with its states; the caller puts the print inside. A state shows by
// edge, height or mark, never by colour alone. 76 x 106 by default, 44 x 60 for the small ones.
Item {
    id: root

    property string look: "rest"        // "rest", "legal", "pick", "used", "bad"
    property bool interactive: true
    property bool chosenLifts: true
    // The keyboard ring. A zone that keeps the focus itself sets this for its current card; the
    // card is no tab stop of its own, because Tab goes between zones.
    property bool ringed: root.activeFocus
    property string lastSeat: ""        // seat name when another seat moved it last
    property string text: ""            // accessible name
    property string tip: ""             // accessible description: state, value, clause
    property real corner: Theme.radius
    property color face: Theme.cardFace
    property color edgeInk: Theme.cardEdge

    default property alias printed: sheet.data

    readonly property alias hovered: hover.hovered
    readonly property color ringInk: root.look === "pick" ? Theme.pick
                                     : root.look === "bad" ? Theme.err : Theme.legal
    readonly property real lift: root.look === "pick" && root.chosenLifts ? 10
                                 : hover.hovered && root.look !== "used" ? 4 : 0

    signal activated()

    implicitWidth: 76
    implicitHeight: 106
    Keys.onSpacePressed: if (root.interactive) root.activated()
    Keys.onReturnPressed: if (root.interactive) root.activated()
    Keys.onEnterPressed: if (root.interactive) root.activated()
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.tip
    Accessible.focusable: root.interactive
    Accessible.selected: root.look === "pick"
    Accessible.onPressAction: if (root.interactive) root.activated()

    HoverHandler {
        id: hover

        enabled: root.interactive
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: root.interactive
        onTapped: root.activated()
    }

    Item {
        id: body

        y: -Theme.travel(root.lift)
        width: root.width
        height: root.height
        opacity: root.look === "used" ? 0.5 : 1

        Behavior on y {
            NumberAnimation { duration: Theme.durHover; easing.type: Easing.OutQuad }
        }

        Image {
            x: -root.width * 0.09
            y: -root.height * 0.04 + (body.y < 0 ? 3 : 1)
            width: root.width * 1.18
            height: root.height * 1.12
            visible: !Theme.highContrast && root.look !== "used"
            opacity: Math.min(1, (body.y < 0 ? 0.8 : 0.55) * (Theme.dark ? 1.6 : 1))
            sourceSize.width: 120
            sourceSize.height: 160
            source: Theme.art("shadow-card.svg")
        }
        TkBox {
            anchors.fill: parent
            corner: root.corner
            fill: root.face
            ink: root.edgeInk
            edge: Theme.edge
        }
        Item {
            id: sheet

            anchors.fill: parent
        }
        TkBox {
            anchors.fill: parent
            anchors.margins: -edge
            visible: root.look === "pick" || root.look === "bad" || root.look === "legal"
            corner: root.corner + edge
            ink: root.ringInk
            edge: Theme.ring
        }
        TkBox {
            anchors.fill: parent
            anchors.margins: -(edge + Theme.ringGap)
            visible: root.ringed
            corner: root.corner + edge + Theme.ringGap
            ink: Theme.focus
            edge: Theme.ring
        }
        Image {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: -1
            width: Math.min(22, Math.round(root.width * 0.4))
            height: width
            sourceSize.width: width
            sourceSize.height: width
            visible: root.lastSeat !== ""
            source: visible ? Theme.art("frame/last-" + root.lastSeat + ".svg") : ""
        }
        Image {
            x: -10
            y: -10
            width: 24
            height: 24
            sourceSize.width: 24
            sourceSize.height: 24
            visible: root.look === "bad"
            source: visible ? Theme.art("frame/illegal-badge.svg") : ""
        }
    }

    TkShake {
        id: shake

        target: body
    }
    onLookChanged: if (root.look === "bad") shake.start()
}
