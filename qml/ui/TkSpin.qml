import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A whole number with minus and plus. Up and down step, the number can be typed.
T.SpinBox {
    id: root

    property int size: 36
    property string label: ""
    property string unit: ""            // caption after the number
    property string tip: ""
    property string why: ""

    function longest(words: var): string {
        return words.reduce((a, b) => a.length >= b.length ? a : b)
    }

    implicitWidth: Math.ceil(widest.advanceWidth) + (root.unit.length > 0 ? unitWidth.advanceWidth + 6 : 0)
                   + leftPadding + rightPadding + 20
    implicitHeight: Theme.px(root.size)
    leftPadding: Theme.px(root.size)
    rightPadding: Theme.px(root.size)
    topPadding: 0
    bottomPadding: 0
    opacity: root.enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    editable: true
    font.family: Theme.sans
    font.pixelSize: Theme.sizeBody
    validator: IntValidator {
        bottom: Math.min(root.from, root.to)
        top: Math.max(root.from, root.to)
    }
    Accessible.role: Accessible.SpinBox
    Accessible.name: root.label + " " + root.displayText + root.unit
    Accessible.description: root.enabled ? root.tip : root.why
    Accessible.onIncreaseAction: { root.increase(); root.valueModified() }
    Accessible.onDecreaseAction: { root.decrease(); root.valueModified() }

    TextMetrics {
        id: widest

        font: root.font
        text: root.longest([root.displayText, String(root.from), String(root.to)])
    }
    TextMetrics {
        id: unitWidth

        font.family: Theme.sans
        font.pixelSize: Theme.sizeCaption
        text: root.unit
    }

    contentItem: TkSpinInput {
        text: root.displayText
        font: root.font
        readOnly: !root.editable
        validator: root.validator
        unit: root.unit
    }

    down.indicator: TkSpinArrow {
        x: 1
        height: root.height
        iconName: "minus"
        pressed: root.down.pressed
        hovered: root.down.hovered
        usable: root.value > root.from || root.wrap
    }
    up.indicator: TkSpinArrow {
        x: root.width - width - 1
        height: root.height
        iconName: "plus"
        pressed: root.up.pressed
        hovered: root.up.hovered
        usable: root.value < root.to || root.wrap
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.edge
        border.color: Theme.line2

        TkFocusRing {
            shown: root.activeFocus
        }
    }

    TkHint {
        control: root
        tip: root.tip
        why: root.why
    }
}
