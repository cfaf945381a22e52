import QtQuick
import Takujo.Ui

// A card or other paper piece with its states; the caller puts the print inside. A state shows by
// edge, height or mark, never by colour alone. 76 x 106 by default, 44 x 60 for the small ones.
Item {
    id: root

    enum Look { Rest, Legal, Pick, Used, Bad }
    property int look: TkCard.Rest
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
    readonly property color ringInk: root.look === TkCard.Pick ? Theme.pick
                                     : root.look === TkCard.Bad ? Theme.err : Theme.legal
    readonly property real lift: root.look === TkCard.Pick && root.chosenLifts ? 10
                                 : hover.hovered && root.look !== TkCard.Used ? 4 : 0

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
    Accessible.selected: root.look === TkCard.Pick
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
        opacity: root.look === TkCard.Used ? 0.5 : 1

        Behavior on y {
            NumberAnimation { duration: Theme.durHover; easing.type: Easing.OutQuad }
        }

        Image {
            x: -root.width * 0.09
            y: -root.height * 0.04 + (body.y < 0 ? 3 : 1)
            width: root.width * 1.18
            height: root.height * 1.12
            visible: !Theme.highContrast && root.look !== TkCard.Used
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
            visible: root.look === TkCard.Pick || root.look === TkCard.Bad || root.look === TkCard.Legal
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
            visible: root.lastSeat.length > 0
            source: visible ? Theme.art("frame/last-" + root.lastSeat + ".svg") : ""
        }
        Image {
            x: -10
            y: -10
            width: 24
            height: 24
            sourceSize.width: 24
            sourceSize.height: 24
            visible: root.look === TkCard.Bad
            source: visible ? Theme.art("frame/illegal-badge.svg") : ""
        }
    }

    TkShake {
        id: shake

        target: body
    }
    onLookChanged: if (root.look === TkCard.Bad) shake.start()
}
