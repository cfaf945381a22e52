import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A row of a TkMenu: icon, words, key. A disabled row says why.
T.MenuItem {
    id: root

    property string iconName: ""
    property string keyText: ""
    property string why: ""
    property string note: ""            // second line, smaller

    width: ListView.view ? ListView.view.width : implicitWidth
    implicitWidth: Math.ceil(implicitContentWidth) + leftPadding + rightPadding
    implicitHeight: root.note.length === 0 ? Theme.px(34) : implicitContentHeight + 12
    leftPadding: Theme.px(18) + 18
    rightPadding: 12 + (root.keyText.length > 0 ? key.width + 16 : 0) + (root.subMenu ? 20 : 0)
    topPadding: root.note.length === 0 ? 0 : 6
    bottomPadding: topPadding
    opacity: root.enabled ? 1 : 0.45
    hoverEnabled: true
    Accessible.role: Accessible.MenuItem
    Accessible.name: root.text
    Accessible.description: root.enabled ? root.note : root.why
    Accessible.onPressAction: if (root.enabled) root.triggered()

    contentItem: Column {
        TkText {
            height: root.note.length === 0 ? root.height : implicitHeight
            text: root.text
            Accessible.ignored: true
        }
        TkText {
            visible: text.length > 0
            role: "caption"
            elide: Text.ElideNone
            text: root.note
            Accessible.ignored: true
        }
    }

    indicator: TkIcon {
        x: 10
        y: Math.round((root.height - height) / 2)
        visible: name.length > 0
        name: root.checkable ? (root.checked ? "check" : "") : root.iconName
        ink: root.checked ? Theme.accent : Theme.ink2
    }

    arrow: TkIcon {
        x: root.width - width - 8
        y: Math.round((root.height - height) / 2)
        visible: root.subMenu !== null
        name: "right"
        size: 16
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.down ? Theme.press : root.highlighted ? Theme.hover : "transparent"
        border.width: root.highlighted ? 2 : 0
        border.color: Theme.highContrast ? Theme.focus : Theme.hover
    }

    TkKeyCap {
        id: key

        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        visible: text.length > 0
        text: root.keyText
    }
    TkHint {
        control: root
        why: root.why
    }
}
