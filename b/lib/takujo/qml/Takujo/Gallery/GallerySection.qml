import QtQuick
import Takujo.Ui

Column {
    id: root

    property string title: ""

    spacing: 10

    TkText {
        role: "panelHead"
        color: Theme.accent
        text: root.title
    }
}
