import QtQuick
import Takujo.Ui

// The words of a choice: its name and, below, what it means. Both wrap when the room is narrow.
Column {
    id: root

    property string text: ""
    property string note: ""
    property string role: "body"

    TkText {
        role: root.role
        width: Math.min(implicitWidth, root.width > 0 ? root.width : implicitWidth)
        wrapMode: Text.WordWrap
        text: root.text
        Accessible.ignored: true
    }
    TkText {
        role: "caption"
        width: Math.min(implicitWidth, root.width > 0 ? root.width : implicitWidth)
        visible: root.note !== ""
        wrapMode: Text.WordWrap
        text: root.note
        Accessible.ignored: true
    }
}
