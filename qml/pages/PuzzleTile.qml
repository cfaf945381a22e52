import QtQuick
import Takujo.Pages
import Takujo.Ui

// One puzzle of a list: its number, how hard it is, whether it was solved or is the one of the day.
TkPress {
    id: root

    required property int index
    required property var modelData

    readonly property bool solved: root.modelData.solved
    readonly property bool today: root.modelData.today
    readonly property string level: Phrases.difficulty(root.modelData.difficulty)

    implicitWidth: Theme.px(108)
    implicitHeight: Theme.px(72)
    Accessible.name: qsTr("Puzzle %1").arg(root.index + 1)
    Accessible.description: Wording.commas([root.level, root.solved ? qsTr("solved") : qsTr("not solved yet"),
                                            root.today ? qsTr("today's puzzle") : ""])

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.press : root.hovered ? Theme.hover : root.solved ? Theme.goodSoft : Theme.raised
        border.width: root.today ? 2 : Theme.edge
        border.color: root.today ? Theme.shu : root.solved ? Theme.good : Theme.line2

        TkFocusRing {
            shown: root.visualFocus
        }
    }
    TkText {
        x: 12
        y: Theme.px(10)
        role: "number"
        text: String(root.index + 1)
        Accessible.ignored: true
    }
    TkIcon {
        x: root.width - width - 12
        y: Theme.px(10)
        visible: root.solved || root.today
        name: root.solved ? "check" : "star"
        ink: root.solved ? Theme.good : Theme.shu
        size: 18
    }
    TkText {
        x: 12
        y: root.height - height - Theme.px(10)
        width: parent.width - 2 * x
        role: "caption"
        color: Theme.ink2
        text: root.level
        Accessible.ignored: true
    }
}
