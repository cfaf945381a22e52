import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The aim in numbers: each can be drawn along a line or typed.
StagePanel {
    id: root

    required property HuntAim aim

    readonly property int top0: root.padV + root.headHeight + root.metrics.px(4)
    readonly property int rowHeight: Math.max(root.metrics.tx(26), Math.min(root.metrics.px(36), (root.height - root.top0 - root.padV / 2) / root.rows))
    readonly property int rows: root.aim.free ? 4 : 3

    // Enter means a number that is being typed.
    readonly property bool typing: left.typing || degrees.typing || deep.typing

    term: "aim"
    head: qsTr("Aim")

    Column {
        x: root.padH
        y: root.top0
        width: root.width - 2 * root.padH
        enabled: root.aim.active

        Item {
            width: parent.width
            height: root.rowHeight
            visible: root.aim.free

            StageTabs {
                width: parent.width
                height: Math.min(parent.height - 2, root.metrics.tx(28))
                label: qsTr("Side to push from")
                words: root.aim.sideWords
                current: root.aim.turns
                onChosen: (index) => root.aim.use((root.aim.own + index) % 4)
            }
        }
        HuntAimRow {
            id: left

            width: parent.width
            height: root.rowHeight
            label: qsTr("Position")
            unit: qsTr("mm")
            from: root.aim.leftLeast
            to: root.aim.leftMost
            step: 1
            value: root.aim.left
            onMoved: (value) => root.aim.setLeft(value)
            onConfirmed: root.aim.push()
        }
        HuntAimRow {
            id: degrees

            width: parent.width
            height: root.rowHeight
            label: qsTr("Angle")
            unit: qsTr("°", "degrees, positive to the right")
            tip: qsTr("Positive turns to the right")
            from: -root.aim.degreesMost
            to: root.aim.degreesMost
            step: 0.5
            value: root.aim.degrees
            onMoved: (value) => root.aim.setDegrees(value)
            onConfirmed: root.aim.push()
        }
        HuntAimRow {
            id: deep

            width: parent.width
            height: root.rowHeight
            label: qsTr("Depth")
            unit: qsTr("mm")
            from: 0
            to: root.aim.deepMost
            step: 0.5
            value: root.aim.deep
            onMoved: (value) => root.aim.setDeep(value)
            onConfirmed: root.aim.push()
        }
    }
}
