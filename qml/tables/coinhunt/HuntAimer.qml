pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The coin that goes in, waiting below the board where it would be pushed: dragged along the side, or
// moved and turned by keys. Read aloud it says the aim, and the odds once they are counted.
StageAim {
    id: root

    required property HuntView view
    required property HuntAim aim
    required property string odds       // in words

    readonly property string zone: root.aim.asked.facts.secondHalf ? "" : "hand"    // the coin comes from
    // Those of a dial, and what else can be done with an aim.
    readonly property var ownKeys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End, Qt.Key_Space]
    readonly property var deeds: ["huntDeeper", "huntShallower", "huntStraight", "huntSide", "huntRehearse"]
    readonly property int side: root.view.coin
    readonly property real reach: root.side / 2 + toRight.anchors.leftMargin + toRight.width
    readonly property real middle: root.view.inset + root.aim.left * root.view.mmScale

    // Fine steps with Shift, wide ones with Control.
    function stepFor(event: var, fine: real, plain: real, wide: real): real {
        return event.modifiers & Qt.ShiftModifier ? fine : event.modifiers & Qt.ControlModifier ? wide : plain
    }

    // Bare it lies on the ground, pointed at on paper.
    function inkOf(button: TkIconButton): color {
        return button.hovered || button.down ? Theme.ink : root.view.metrics.ground.ink
    }

    signal rehearsed()

    function middleOf(aim: var): point {
        return Qt.point(root.width / 2 + (root.aim.leftOf(aim[0], aim[3]) - root.aim.left) * root.view.mmScale, root.height / 2)
    }

    function move(by: real) {
        root.aim.setLeft(root.aim.left + by)
    }

    function turn(by: real) {
        root.aim.setDegrees(root.aim.degrees + by)
    }

    function deedOf(event: var): string {
        return root.deeds.find((deed) => ActionKeys.matches(deed, event, Qt.ShiftModifier)) ?? ""
    }

    function owns(event: var): bool {
        return root.ownKeys.includes(event.key) || root.deedOf(event).length > 0
    }

    function key(event: var): bool {
        switch (root.deedOf(event)) {
        case "huntDeeper": root.aim.setDeep(root.aim.deep + 0.5); return true
        case "huntShallower": root.aim.setDeep(root.aim.deep - 0.5); return true
        case "huntStraight": root.aim.setDegrees(0); return true
        case "huntSide": root.aim.walk(event.modifiers & Qt.ShiftModifier ? 3 : 1); return root.aim.free
        case "huntRehearse": root.rehearsed(); return true
        }
        switch (event.key) {
        case Qt.Key_Left: root.move(-root.stepFor(event, 0.0625, 1, 10)); return true
        case Qt.Key_Right: root.move(root.stepFor(event, 0.0625, 1, 10)); return true
        case Qt.Key_Up: root.turn(root.stepFor(event, 0.0625, 1, 5)); return true
        case Qt.Key_Down: root.turn(-root.stepFor(event, 0.0625, 1, 5)); return true
        case Qt.Key_Home: root.aim.setLeft(root.aim.leftLeast); return true
        case Qt.Key_End: root.aim.setLeft(root.aim.leftMost); return true
        case Qt.Key_Space: if (!event.isAutoRepeat) root.aim.push(); return true
        }
        return false
    }

    visible: root.aim.active && root.aim.loaded
    x: root.middle - width / 2
    width: root.side
    height: root.side
    activeFocusOnTab: true
    Keys.onPressed: (event) => { event.accepted = root.key(event) }
    Keys.onShortcutOverride: (event) => {
        event.accepted = root.owns(event) && !(event.modifiers & Qt.ControlModifier)
    }
    Accessible.role: Accessible.Dial
    Accessible.name: Wording.told([root.aim.words, root.odds])
    Accessible.description: {
        const depth = qsTr("Left and right move, up and down turn, %1 and %2 change the depth")
            .arg(ActionKeys.word("huntDeeper")).arg(ActionKeys.word("huntShallower"))
        return !root.aim.free ? depth : qsTr("%1, %2 changes the side").arg(depth).arg(ActionKeys.word("huntSide"))
    }
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.move(1)
    Accessible.onDecreaseAction: root.move(-1)

    HuntDisc {
        side: root.side
        kind: root.aim.kind
        lifted: drag.active
    }
    TkBox {
        anchors.fill: parent
        anchors.margins: -5
        corner: width / 2
        edge: 3
        ink: root.view.metrics.ground.ink
    }
    TkFocusRing {
        shown: root.activeFocus
        corner: root.side / 2 + 8
        margin: -8
    }
    TkIconButton {
        id: toLeft

        x: -width - 14
        anchors.verticalCenter: parent.verticalCenter
        iconName: "left"
        ink: root.inkOf(toLeft)
        text: qsTr("To the left")
        focusPolicy: Qt.NoFocus
        autoRepeat: true
        onClicked: root.move(-1)
    }
    TkIconButton {
        id: toRight

        anchors.left: parent.right
        anchors.leftMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        iconName: "right"
        ink: root.inkOf(toRight)
        text: qsTr("To the right")
        focusPolicy: Qt.NoFocus
        autoRepeat: true
        onClicked: root.move(1)
    }
    HoverHandler {
        cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
    }
    TkTap {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: root.forceActiveFocus(Qt.MouseFocusReason)
    }
    DragHandler {
        id: drag

        property real before: 0
        property real turned: 0

        target: null
        dragThreshold: 1 // millimetres count: it follows from the first one
        onActiveChanged: {
            drag.before = root.aim.left
            drag.turned = root.aim.degrees
            if (drag.active)
                root.forceActiveFocus(Qt.MouseFocusReason)
        }
        // Along the side it moves the coin, with Shift it turns the push.
        onTranslationChanged: {
            if (!drag.active)
                return
            if (drag.centroid.modifiers & Qt.ShiftModifier)
                root.aim.setDegrees(drag.turned + drag.translation.x / (4 * root.view.k))
            else
                root.aim.setLeft(drag.before + drag.translation.x / root.view.mmScale)
        }
    }
}
