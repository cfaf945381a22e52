import QtQuick
import Takujo.Ui
import Takujo.Tables.Coinhunt

// An empty place of the wallet: dashed, with the crest of its colour.
Item {
    id: root

    property int side: 52
    property int colour: 0

    width: root.side
    height: root.side
    Accessible.ignored: true

    TkBox {
        anchors.fill: parent
        anchors.margins: 1
        corner: width / 2
        edge: 2
        dashed: true
        ink: Theme.line2
    }
    TkIcon {
        anchors.centerIn: parent
        size: Math.round(root.side * 0.36)
        name: "glyph/" + HuntColours.names[root.colour]
        ink: Theme.line2
    }
}
