import QtQuick
import Takujo.Ui

// The refusal: 6 px twice. Does nothing under reduced motion; ring and badge say it then.
// The target must be free to be moved (no binding on x) and rest at 0.
SequentialAnimation {
    id: root

    required property Item target

    readonly property int step: Theme.reducedMotion ? 0 : Theme.durRefuse / 4
    readonly property real way: Theme.travel(6)

    NumberAnimation { target: root.target; property: "x"; to: root.way; duration: root.step; easing.type: Easing.InOutSine }
    NumberAnimation { target: root.target; property: "x"; to: -root.way; duration: root.step; easing.type: Easing.InOutSine }
    NumberAnimation { target: root.target; property: "x"; to: root.way; duration: root.step; easing.type: Easing.InOutSine }
    NumberAnimation { target: root.target; property: "x"; to: 0; duration: root.step; easing.type: Easing.InOutSine }
}
