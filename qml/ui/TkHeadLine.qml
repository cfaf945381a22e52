import QtQuick
import Takujo.Ui

// First line of a panel: bold name, caption at the right, or below where both do not fit.
Item {
    id: root

    property string text: ""
    property string note: ""

    readonly property bool below: root.note.length > 0 && root.width > 0
                                  && name.implicitWidth + caption.implicitWidth + 12 > root.width

    implicitWidth: name.implicitWidth + (root.note.length > 0 ? caption.implicitWidth + 12 : 0)
    implicitHeight: root.text.length === 0 ? 0 : name.height + (root.below ? caption.height : 0)
    visible: root.text.length > 0

    TkText {
        id: name

        role: "panelHead"
        width: parent.width
        text: root.text
        Accessible.ignored: true
    }
    TkText {
        id: caption

        role: "caption"
        x: root.below ? 0 : parent.width - width
        y: root.below ? name.height : Math.round((name.height - height) / 2)
        width: Math.min(implicitWidth, parent.width)
        color: Theme.ink3
        text: root.note
    }
}
