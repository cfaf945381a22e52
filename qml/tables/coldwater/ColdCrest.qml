import QtQuick
import Takujo.Ui
import Takujo.Tables.Coldwater

// A disc in a bait colour with its crest; the harbour has an anchor.
Rectangle {
    id: root

    property int space: 0
    property real crest: 0.56           // side of the crest, of the disc

    readonly property bool harbour: root.space === 6

    height: root.width
    radius: root.width / 2
    color: ColdColours.body(root.space)
    border.color: root.harbour ? ColdColours.harbourEdge : ColdColours.spaceEdge

    TkIcon {
        anchors.centerIn: parent
        visible: !root.harbour
        width: Math.round(root.width * root.crest)
        height: width
        sourceSize.width: width
        sourceSize.height: width
        name: "glyph/" + (ColdColours.colours[root.space] ?? "red")
        ink: Theme.crestInk(ColdColours.colours[root.space] ?? "red")
    }
    ColdPicture {
        anchors.centerIn: parent
        visible: root.harbour
        width: Math.round(root.width * 0.6)
        height: width
        art: "anchor-light"
    }
}
