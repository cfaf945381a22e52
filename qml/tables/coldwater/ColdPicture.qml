import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// A drawing of this table. Asked for in steps of 8 so that zooming does not draw every size anew.
StagePicture {
    id: root

    property string art: ""

    fillMode: Image.PreserveAspectFit
    source: root.art.length > 0 && root.visible ? ColdColours.art(root.art) : ""
    Accessible.ignored: true
}
