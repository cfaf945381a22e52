pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A space of the board: its colour, the token on it. Pressed, the token in hand is placed there, or
// the one on it is taken.
StagePress {
    id: root

    required property ColdAsked asked
    required property int space

    readonly property real unit: root.stage.metrics.k
    readonly property string zone: "space." + (ColdColours.colours[root.space] ?? "harbour")
    readonly property ColdItem token: tokens.token
    readonly property string anchor: root.token ? root.token.pieceId : root.zone + "/0"
    readonly property bool lit: root.usable && root.asked.lit(root.anchor)
    readonly property bool refused: root.stage.refusedAnchor === root.anchor
    readonly property bool looked: root.lit && (root.hovered || root.activeFocus)
    readonly property real edge: Math.max(2, Math.round(Theme.ring * root.unit))
    readonly property string rule: root.token ? root.token.tip : ""
    readonly property string now: root.lit ? root.asked.effectAt(root.anchor)
                                  : root.hovered || root.activeFocus ? root.asked.reasonAt(root.anchor) : ""

    signal stepped(int dx, int dy)

    usable: root.asked.phase === Cold.Phase.Place || root.asked.phase === Cold.Phase.PickUp
    takes: root.asked.phase === Cold.Phase.Place
    enterConfirms: !root.lit
    corner: root.width / 2
    name: root.asked.label(root.zone) + qsTr(", ", "between a space and its token") + (root.token ? root.token.name : qsTr("empty"))
    note: Wording.told([root.asked.advised(root.anchor) ? qsTr("Hint") : "", root.lit ? qsTr("May be chosen") : "", root.lit ? root.asked.effectAt(root.anchor) : ""])
    onHoveredChanged: root.asked.look(root.anchor, root.hovered || root.activeFocus)
    onActiveFocusChanged: root.asked.look(root.anchor, root.hovered || root.activeFocus)
    onRefusedChanged: if (root.refused) shake.start()
    onActivated: {
        root.stage.act()
        root.stage.session.chooseAnchor(root.anchor)
        hint.dismissed = true
    }
    Keys.onLeftPressed: root.stepped(-1, 0)
    Keys.onRightPressed: root.stepped(1, 0)
    Keys.onUpPressed: root.stepped(0, -1)
    Keys.onDownPressed: root.stepped(0, 1)

    TkShake {
        id: shake

        target: disc
    }
    Item {
        id: disc

        width: root.width
        height: root.height

        Rectangle {
            anchors.fill: parent
            anchors.margins: -(root.edge + 1)
            radius: width / 2
            visible: root.lit || root.refused
            color: "transparent"
            border.width: root.edge + 1
            border.color: root.refused ? Theme.err : root.looked ? Theme.pick : ColdColours.can
        }
        ColdCrest {
            width: root.width
            space: root.space
            crest: 28 / 58
            border.width: Math.max(2, Math.round(3 * root.unit))
        }
        // A token hides the colour: it shows again at the upper right.
        ColdCrest {
            x: Math.round(root.width - width * 0.72)
            y: -Math.round(height * 0.1)
            z: 2
            width: Math.max(18, Math.round(22 * root.unit))
            visible: root.token !== null && !root.token.flying && root.space < 6
            space: root.space
            border.width: 2
            border.color: ColdColours.badgeInk
        }
        ColdTokens {
            id: tokens

            anchors.centerIn: parent
            width: Math.round(root.width * 50 / 58)
            height: width
            zoneId: root.zone
            pressed: true
            unit: root.unit
        }
        // The token in hand, as it would lie here.
        ColdPicture {
            anchors.centerIn: parent
            width: tokens.width
            height: width
            visible: root.looked && root.token === null && root.asked.phase === Cold.Phase.Place
            opacity: 0.62
            art: "angler-" + (root.asked.handNumber === 2 ? 2 : 1)
        }
    }
    AdvisedMark {
        x: -4
        y: root.height - height + 4
        visible: root.token === null && root.asked.advised(root.anchor)
    }
    Image {
        x: -8
        y: -8
        width: 24
        height: 24
        visible: root.refused
        sourceSize.width: 24
        sourceSize.height: 24
        source: visible ? Theme.art("frame/illegal-badge.svg") : ""
    }
    TkHint {
        id: hint

        control: root
        title: root.name
        tip: root.rule + (root.rule.length > 0 && root.now.length > 0 ? "\n" : "") + root.now
        clause: root.refused || root.lit || !root.asked.playing ? "" : root.hovered ? root.stage.session.whyNotClause(root.anchor) : ""
    }
}
