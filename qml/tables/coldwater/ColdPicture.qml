import QtQuick
import Takujo.Tables.Coldwater

// A drawing of this table. Asked for in steps of 8 so that zooming does not draw every size anew.
Image {
    id: root

    property string art: ""

    sourceSize.width: Math.max(8, Math.ceil(root.width / 8) * 8)
    sourceSize.height: Math.max(8, Math.ceil(root.height / 8) * 8)
    fillMode: Image.PreserveAspectFit
    source: root.art.length > 0 && root.visible ? "art/" + root.art + ".svg" : ""
    Accessible.ignored: true
}
