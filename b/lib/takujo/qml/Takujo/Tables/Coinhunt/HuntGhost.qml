import QtQuick
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Where a coin would end if the hand were quite steady: dashed where it would lie, solid where it
// would fall.
Item {
    id: root

    required property string piece
    required property HuntView view

    readonly property point mm: root.view.forecast.revision >= 0 ? root.view.forecast.end(root.piece) : Qt.point(0, 0)
    readonly property bool falls: root.view.player.outside(root.mm)
    readonly property point place: root.view.shown(root.mm)
    readonly property int side: root.view.coin

    x: root.place.x - root.side / 2
    y: root.place.y - root.side / 2
    z: 3
    width: root.side
    height: root.side
    opacity: root.view.fresh ? 1 : 0.5
    Accessible.ignored: true

    TkBox {
        anchors.fill: parent
        anchors.margins: 1
        corner: width / 2
        edge: root.falls ? 3 : 2
        dashed: !root.falls
        ink: root.falls ? HuntColours.falls : HuntColours.ghost
        fill: root.falls ? Qt.alpha(HuntColours.falls, 0.16) : "transparent"
    }
}
