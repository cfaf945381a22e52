import QtQuick
import Takujo.Ui

// What a TkToolTip says.
Item {
    id: root

    property string title: ""
    property string text: ""
    property string clause: ""
    property url picture
    property size pictureSize

    implicitWidth: Math.max(large.visible ? large.width : 0, titleText.implicitWidth, bodyText.implicitWidth, clauseText.implicitWidth)
    implicitHeight: words.implicitHeight

    Column {
        id: words

        width: parent.width

        Image {
            id: large

            visible: status === Image.Ready
            width: root.pictureSize.width
            height: root.pictureSize.height
            source: root.picture
            Accessible.ignored: true
        }
        TkText {
            id: titleText

            role: "panelHead"
            width: parent.width
            visible: root.title.length > 0
            color: Theme.tipInk
            words: root.title
        }
        TkText {
            id: bodyText

            role: "note"
            width: parent.width
            visible: root.text.length > 0
            color: Theme.tipInk
            words: root.text
        }
        TkText {
            id: clauseText

            role: "note"
            width: parent.width
            visible: root.clause.length > 0
            color: Theme.tipLink
            words: root.clause
        }
    }
}
