import QtQuick
import Takujo.Ui

// The typed number of a TkSpin. The template reads it, so the input itself is the content item.
TextInput {
    id: root

    property string unit: ""

    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.onAccent
    renderType: Text.NativeRendering
    rightPadding: root.unit.length > 0 ? unitText.implicitWidth + 4 : 0
    horizontalAlignment: TextInput.AlignHCenter
    verticalAlignment: TextInput.AlignVCenter
    inputMethodHints: Qt.ImhDigitsOnly
    selectByMouse: true

    TkText {
        id: unitText

        role: "caption"
        x: Math.round((root.width - root.rightPadding + root.contentWidth) / 2) + 4
        anchors.verticalCenter: parent.verticalCenter
        visible: root.unit.length > 0
        text: root.unit
        Accessible.ignored: true
    }
}
