import QtQuick
import Takujo.Table
import Takujo.Ui

// One number of the aim: a line to draw it along, a field to type it into.
StageItem {
    id: root

    property string label: ""
    property string unit: ""
    property string tip: ""
    property real from: 0
    property real to: 1
    property real step: 1
    property real value: 0

    // A typed number that is not taken yet.
    readonly property bool typing: field.activeFocus && field.text !== root.shown
    readonly property string shown: root.value.toFixed(1).replace("-", "−")

    signal moved(real value)
    signal confirmed()

    // A typed number in either notation of the point; nothing else is taken.
    function typed(text: string) {
        const number = Number(text.replace(",", ".").replace("−", "-"))
        if (Number.isFinite(number) && text.trim())
            root.moved(number)
        field.text = Qt.binding(() => root.shown)
    }

    // With a number taken the keys mean the table again.
    function enter(event: var) {
        event.accepted = true
        if (root.typing) {
            field.commit()
            root.stage.aiming.forceActiveFocus(Qt.OtherFocusReason)
        } else if (!event.isAutoRepeat) {
            root.confirmed()
        }
    }

    // The focus would come back with the next aim.
    onEnabledChanged: if (!root.enabled) field.focus = false
    opacity: root.enabled ? 1 : 0.45

    StageText {
        id: words

        role: "label"
        width: Math.max(root.metrics.tx(36), Math.min(implicitWidth, root.width * 0.3))
        height: root.height
        fontSizeMode: Text.HorizontalFit
        text: root.label
        Accessible.ignored: true
    }
    TkSlider {
        x: words.width + root.metrics.px(6)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(30, field.x - x - root.metrics.px(6))
        label: root.label
        valueText: root.shown + " " + root.unit
        tip: root.tip
        from: root.from
        to: Math.max(root.from + 0.01, root.to)
        stepSize: root.step
        snapMode: TkSlider.NoSnap
        value: root.value
        onMoved: root.moved(value)
    }
    TkTextField {
        id: field

        x: root.width - width
        anchors.verticalCenter: parent.verticalCenter
        width: root.metrics.tx(76)
        size: Math.min(Math.round(28 * root.metrics.textFactor), Math.floor((root.height - 2) / Theme.textScale))
        rightPadding: mark.implicitWidth + 10
        horizontalAlignment: TextInput.AlignRight
        font.pixelSize: root.metrics.tx(13)
        label: root.label
        tip: root.tip
        text: root.shown
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        validator: RegularExpressionValidator {
            regularExpression: /[-−+]?\d{0,3}[.,]?\d{0,3}/
        }
        // Enter means a typed number first; then the push, as everywhere.
        Keys.onShortcutOverride: (event) => {
            event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
                || (event.key === Qt.Key_Escape && field.text !== field.lastCommitted)
        }
        Keys.onReturnPressed: (event) => root.enter(event)
        Keys.onEnterPressed: (event) => root.enter(event)
        onCommitted: (text) => root.typed(text)

        StageText {
            id: mark

            role: "caption"
            anchors.right: parent.right
            anchors.rightMargin: 6
            height: parent.height
            text: root.unit
            Accessible.ignored: true
        }
    }
}
