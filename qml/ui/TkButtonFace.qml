pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// The inside of a TkButton: icon, words, second icon, key, centred as one group.
Item {
    id: root

    required property string text
    required property font font
    required property color ink
    required property bool main
    required property int gap
    property string iconName: ""
    property bool iconFilled: false
    property string endIcon: ""
    property string keyText: ""

    readonly property int iconSize: 18
    readonly property int endSize: 15
    // Asked of the names: what is hidden with the whole button still takes its room.
    readonly property real others: (root.iconName.length > 0 ? Theme.px(root.iconSize) + root.gap : 0)
                                   + (root.endIcon.length > 0 ? Theme.px(root.endSize) + root.gap : 0)
                                   + (root.keyText.length > 0 && key.item ? key.item.implicitWidth + root.gap : 0)

    readonly property bool cut: words.visible && words.truncated

    implicitWidth: Math.ceil(root.text.length === 0 ? root.others - root.gap : words.implicitWidth + root.others)
    implicitHeight: words.implicitHeight

    Row {
        anchors.centerIn: parent
        spacing: root.gap

        MadeLater {
            wanted: root.iconName.length > 0

            TkIcon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.iconName
                size: root.iconSize
                ink: root.ink
                filled: root.iconFilled
            }
        }
        Text {
            id: words

            width: Math.max(0, Math.min(implicitWidth, root.width - root.others))
            anchors.verticalCenter: parent.verticalCenter
            visible: root.text.length > 0
            text: root.text
            textFormat: Text.PlainText
            renderType: Text.NativeRendering
            font: root.font
            color: root.ink
            elide: Text.ElideRight
        }
        MadeLater {
            wanted: root.endIcon.length > 0

            TkIcon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.endIcon
                size: root.endSize
                ink: root.ink
            }
        }
        MadeLater {
            id: key

            wanted: root.keyText.length > 0

            TkKeyCap {
                anchors.verticalCenter: parent.verticalCenter
                visible: text.length > 0
                text: root.keyText
                ink: root.main ? Theme.onAccent : Theme.ink3
                edgeInk: root.main ? Qt.tint(Theme.accent, Qt.alpha(Theme.onAccent, 0.45)) : Theme.line
                fill: root.main ? "transparent" : Theme.surface
            }
        }
    }
}
