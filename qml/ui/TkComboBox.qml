pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// One of a list. Up and down change it in place, Space or click opens the list.
T.ComboBox {
    id: root

    property int size: 36
    property string label: ""           // accessible name, when no label stands beside it
    property string tip: ""
    property string why: ""
    property int level: 0               // 1 to 4: strength bars before the words

    // Wide enough for every choice, so that nothing moves when another one is taken.
    readonly property real widest: {
        let width = root.model && root.font.pixelSize > 0 ? metrics.advanceWidth(root.displayText) : 0
        for (let i = 0; i < root.count; ++i)
            width = Math.max(width, metrics.advanceWidth(root.textAt(i)))
        return width
    }

    implicitWidth: Math.max(Theme.px(120), Math.ceil(root.widest) + 1 + leftPadding + rightPadding)
    implicitHeight: Theme.px(root.size)
    leftPadding: 11 + (root.level > 0 ? bars.width + 8 : 0)
    rightPadding: Theme.px(16) + 18
    topPadding: 0
    bottomPadding: 0
    opacity: root.enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font.family: Theme.sans
    font.pixelSize: Theme.sizeBody
    Accessible.role: Accessible.ComboBox
    Accessible.name: root.label.length > 0 ? root.label + " " + root.displayText : root.displayText
    Accessible.description: root.enabled ? root.tip : root.why
    Accessible.onPressAction: if (root.enabled) root.popup.open()

    indicator: TkIcon {
        x: root.width - width - 10
        y: Math.round((root.height - height) / 2)
        name: "down"
        size: 16
    }

    contentItem: Text {
        text: root.displayText
        textFormat: Text.PlainText
        renderType: Text.NativeRendering
        font: root.font
        color: Theme.ink
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.press : root.hovered ? Theme.hover : Theme.raised
        border.width: Theme.edge
        border.color: Theme.line2

        TkFocusRing {
            shown: root.visualFocus
        }
    }

    delegate: TkListRow {
        required property int index

        width: ListView.view ? ListView.view.width : implicitWidth
        text: root.textAt(index)
        highlighted: root.highlightedIndex === index
        checked: root.currentIndex === index
    }

    popup: TkListPopup {
        y: root.height + 4
        width: Math.max(root.width, implicitWidth, Math.ceil(root.widest * 1.06) + Theme.px(16) + 44) // room for the check
        model: root.delegateModel
        currentIndex: root.highlightedIndex
    }

    FontMetrics {
        id: metrics

        font: root.font
    }
    TkLevelBars {
        id: bars

        x: 11
        anchors.verticalCenter: parent.verticalCenter
        visible: root.level > 0
        level: root.level
    }
    TkHint {
        control: root
        tip: (root.contentItem as Text)?.truncated ? root.displayText : root.tip
        why: root.why
    }
}
