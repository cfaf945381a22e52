pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// What a hint says, over the panels in which a move is put together: the move, why, and beside it what else was
// thought of and the person's own move, each with the share of the wins it brings. Whoever goes on with a move of
// their own has those panels back.
Rectangle {
    id: root

    required property MatchSession session
    required property TableStage stage
    readonly property StageMetrics metrics: root.stage.metrics
    readonly property HintModel hint: root.session.hint
    readonly property AlternativesModel alternatives: root.hint.alternatives
    readonly property rect area: root.stage.adviceArea
    readonly property bool narrow: root.area.width < 400
    readonly property int pad: root.metrics.px(root.narrow ? 10 : 16)
    readonly property real magnify: root.metrics.textFactor

    signal clauseActivated(string clause)

    x: root.metrics.px(root.area.x)
    y: root.metrics.px(root.area.y)
    z: 1
    width: root.metrics.px(root.area.width)
    height: root.metrics.px(root.area.height)
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.highContrast ? 3 : 1.5
    border.color: Theme.accent
    opacity: 0
    Component.onCompleted: root.opacity = 1
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Hint: %1").arg(root.hint.text)

    Behavior on opacity {
        NumberAnimation { duration: Theme.duration(180); easing.type: Easing.OutQuad }
    }
    TkShadow {
        z: -1
        level: 2
    }
    // What lies below is neither pressed nor explained through it.
    MouseArea {
        anchors.fill: parent
    }
    HoverHandler {
        blocking: true
    }
    TkIcon {
        id: lamp

        x: root.pad
        y: root.pad
        size: root.metrics.tx(20)
        name: "hint"
        ink: Theme.accent
    }
    TkHeading {
        id: head

        x: lamp.x + lamp.width + root.metrics.px(8)
        y: root.pad - 2
        width: close.x - x - 4
        role: root.narrow ? "panelHead" : "barTitle"
        font.pixelSize: root.metrics.tx(root.narrow ? 14 : 18)
        lineHeight: root.metrics.tx(root.narrow ? 19 : 24)
        words: Wording.headed(root.hint.text)
    }
    TkIconButton {
        id: close

        x: parent.width - width - 4
        y: 4
        iconName: "x"
        text: qsTr("Close the hint")
        onClicked: root.hint.dismiss()
    }
    TkScroll {
        id: scroll

        x: root.pad
        y: Math.max(head.y + head.height, close.y + close.height) + root.metrics.px(4)
        width: parent.width - 2 * x
        height: parent.height - y - root.metrics.px(8)
        contentHeight: column.height

        Column {
            id: column

            width: scroll.width - 4
            spacing: root.metrics.px(8)

            ReasonRows {
                width: parent.width
                stacked: root.narrow
                magnify: root.magnify
                reasons: root.hint.reasons
                onClauseActivated: clause => root.clauseActivated(clause)
            }
            AdviceChances {
                width: parent.width
                narrow: root.narrow
                magnify: root.magnify
                together: root.session.info.cooperative
                alternatives: root.alternatives
                onChosen: index => root.hint.look(index)
            }
        }
    }
}
