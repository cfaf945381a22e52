pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// A tool of a bar: icon, word and key; where it is narrow only the icon, with the word as a tip.
Item {
    id: root

    required property string iconName
    required property string text
    property string keyText: ""
    property string why: ""
    property bool compact: false

    signal clicked()

    implicitWidth: shape.implicitWidth
    implicitHeight: shape.implicitHeight

    Loader {
        id: shape

        sourceComponent: root.compact ? small : wide
    }
    Component {
        id: wide

        TkButton {
            kind: "quiet"
            size: 32
            iconName: root.iconName
            text: root.text
            keyText: root.keyText
            why: root.why
            onClicked: root.clicked()
        }
    }
    Component {
        id: small

        TkIconButton {
            iconName: root.iconName
            text: root.text
            why: root.why
            onClicked: root.clicked()
        }
    }
}
