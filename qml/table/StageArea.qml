import QtQuick
import Takujo.Table

// A rectangle given in canvas units.
StageItem {
    id: root

    property rect area

    x: root.metrics.px(root.area.x)
    y: root.metrics.px(root.area.y)
    width: root.metrics.px(root.area.width)
    height: root.metrics.px(root.area.height)
}
