pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// How much bait is in the bag; what it is, when pointed at. Everybody may count it.
StagePress {
    id: root

    required property ColdAsked asked

    readonly property int bag: heaps.total
    readonly property string used: qsTr("Used: %1").arg(discards.words || qsTr("none"))

    width: words.implicitWidth + root.metrics.px(6)
    height: Math.max(28, root.metrics.tx(20))
    name: qsTr("Bag: %n bait", "", root.bag)
    note: heaps.words + "\n" + root.used
    onActivated: hint.pinned = !hint.pinned
    onActiveFocusChanged: if (!root.activeFocus) hint.pinned = false
    Component.onCompleted: root.stage.register("bag", root)

    ColdHeap {
        id: heaps

        model: root.asked.table ? root.asked.table.zone("bag") : null
    }
    ColdHeap {
        id: discards

        model: root.asked.table ? root.asked.table.zone("discard") : null
    }
    StageText {
        id: words

        role: "caption"
        anchors.centerIn: parent
        text: qsTr("bag %1").arg(root.bag)
        Accessible.ignored: true
    }
    TkHint {
        id: hint

        control: root
        title: root.name
        tip: root.note
    }
}
