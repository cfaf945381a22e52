import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A value on a line. Arrow keys step, Home and End go to the ends. `valueText` is read aloud.
T.Slider {
    id: root

    property string label: ""
    property string valueText: String(Math.round(root.value * 100) / 100)
    property string tip: ""
    property string why: ""

    implicitWidth: Theme.px(180)
    implicitHeight: Theme.px(28)
    leftPadding: Theme.px(9)
    rightPadding: Theme.px(9)
    opacity: root.enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    snapMode: root.stepSize > 0 ? T.Slider.SnapAlways : T.Slider.NoSnap
    Accessible.role: Accessible.Slider
    Accessible.name: root.label + " " + root.valueText
    Accessible.description: root.enabled ? root.tip : root.why
    Accessible.onIncreaseAction: { root.increase(); root.moved() }
    Accessible.onDecreaseAction: { root.decrease(); root.moved() }

    background: Rectangle {
        x: root.leftPadding
        y: Math.round((root.height - height) / 2)
        width: root.availableWidth
        height: 6
        radius: 3
        color: Theme.sunk
        border.width: 1
        border.color: Theme.line2

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: 3
            color: Theme.accent
        }
    }

    handle: Rectangle {
        x: Math.round(root.leftPadding + root.visualPosition * root.availableWidth - width / 2)
        y: Math.round((root.height - height) / 2)
        width: Theme.px(18)
        height: width
        radius: width / 2
        color: root.pressed ? Theme.accentSoft : Theme.raised
        border.width: root.hovered || root.pressed ? 4 : 3
        border.color: Theme.accent

        TkFocusRing {
            shown: root.visualFocus
            corner: parent.width / 2
        }
    }

    TkHint {
        control: root
        tip: root.tip
        why: root.why
    }
}
