import QtQuick
import Takujo.Ui

// The words of a choice: its name and, below, what it means. Both wrap when the room is narrow.
Item {
    id: root

    property string text: ""
    property string note: ""
    property string role: "body"

    implicitWidth: Math.ceil(Math.max(name.implicitWidth, meaning.visible ? meaning.implicitWidth : 0))
    implicitHeight: words.implicitHeight

    Column {
        id: words

        width: parent.width

        TkText {
            id: name

            role: root.role
            width: parent.width
            words: root.text
            Accessible.ignored: true
        }
        TkText {
            id: meaning

            role: "caption"
            width: parent.width
            visible: root.note.length > 0
            words: root.note
            Accessible.ignored: true
        }
    }
}
