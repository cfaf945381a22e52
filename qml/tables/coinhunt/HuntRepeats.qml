import QtQuick
import Takujo.Table
import Takujo.Tables.Coinhunt

// The last push once more, as it was or slowly; while it is shown, the way to its end.
Grid {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    required property HuntPlayer player
    property bool iconOnly: false
    property bool upright: false        // one above the other

    columns: root.upright ? 1 : 3
    spacing: root.metrics.px(root.iconOnly ? 4 : 8)

    StageButton {
        visible: root.player.running
        iconOnly: root.iconOnly
        iconName: "next"
        words: qsTr("Skip")
        onClicked: root.player.finish()
    }
    StageButton {
        visible: !root.player.running
        iconOnly: root.iconOnly
        iconName: "redo"
        words: qsTr("Last push again")
        onClicked: root.player.play(false)
    }
    StageButton {
        visible: !root.player.running
        iconOnly: root.iconOnly
        iconName: "clock"
        words: qsTr("Slowly")
        onClicked: root.player.play(true)
    }
}
