pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// What moved in a line of the log, small: cards and pieces as far as the viewer knows them, backs with
// their number. The words beside say the same.
Item {
    id: root

    required property var motions       // of the session
    property TableStage stage: null

    // Backs stand once for all; what has no small picture is left to the words.
    readonly property var chips: {
        const shown = []
        let back = null
        for (const motion of root.stage ? root.motions : []) {
            if (motion.known && !motion.faceDown) {
                const chip = root.stage.chipOf(motion)
                if (chip)
                    shown.push(chip)
            } else if (motion.before.length + motion.after.length === 0) {
                if (!back)
                    shown.push(back = { back: true, times: 0 })
                ++back.times
            }
        }
        return shown
    }
    readonly property int count: root.chips.length
    // Cards drawn are told by their pictures.
    readonly property bool drawn: root.count > 0 && root.count <= root.most && root.motions.every(motion => motion.type === EventType.Draw)
    readonly property int room: Math.max(2, Math.floor((root.width + line.spacing) / (Theme.px(20) + line.spacing)))
    readonly property int most: root.count > root.room ? root.room - 1 : root.room

    implicitHeight: line.height + 4
    Accessible.ignored: true

    Row {
        id: line

        y: 2
        spacing: 2

        Repeater {
            model: root.chips.slice(0, root.most)

            LogChip {
                required property var modelData

                chip: modelData
            }
        }
        TkText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.count > root.most
            role: "caption"
            text: "+" + (root.count - root.most)
        }
    }
}
