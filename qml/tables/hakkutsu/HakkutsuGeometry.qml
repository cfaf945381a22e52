import QtQuick
import Takujo.Table

// Where everything of the Hakkutsu!! table lies, in canvas units: 1032 x 612 wide,
// 960 x 868 tall. Where words take more room than the panels have (`compact`), the panels at the
// side become pages under tabs.
StageGeometry {
    id: root

    readonly property int frame: 20
    readonly property int gutter: 5
    readonly property int gap: 10

    readonly property rect map: root.tall ? Qt.rect(20, 12, 560, 560) : Qt.rect(14, 12, 520, 520)
    readonly property rect track: root.tall ? Qt.rect(20, 582, 560, 58) : Qt.rect(14, 542, 520, 58)
    readonly property rect acquired: root.tall ? Qt.rect(20, 650, 920, 208)
                                     : root.compact ? root.side : Qt.rect(546, 412, 474, 188)

    // Compact: tabs above one page of panels.
    readonly property real tabHeight: 32 * root.density
    readonly property rect column: root.tall ? Qt.rect(596, 12, 344, 628) : Qt.rect(546, 12, 474, 588)
    readonly property rect tabs: Qt.rect(root.column.x, root.column.y, root.column.width, root.tabHeight)
    readonly property rect side: Qt.rect(root.column.x, root.column.y + root.tabHeight + 8, root.column.width,
                                         root.column.height - root.tabHeight - 8)
    readonly property rect upperPart: Qt.rect(root.side.x, root.side.y, root.side.width, root.side.height * 0.58)
    readonly property rect lowerPart: Qt.rect(root.side.x, root.upperPart.y + root.upperPart.height + root.gap,
        root.side.width, root.side.height - root.upperPart.height - root.gap)

    readonly property rect cart: root.compact ? root.upperPart
                                 : root.tall ? Qt.rect(596, 12, 344, 232) : Qt.rect(546, 12, 474, 168)
    readonly property rect funds: root.compact ? root.lowerPart
                                  : root.tall ? Qt.rect(596, 254, 344, 96) : Qt.rect(546, 190, 150, 104)
    readonly property rect museum: root.compact ? root.upperPart
                                   : root.tall ? Qt.rect(596, 360, 344, 104) : Qt.rect(706, 190, 314, 104)
    readonly property rect equipment: root.compact ? root.lowerPart
                                      : root.tall ? Qt.rect(596, 474, 344, 166) : Qt.rect(546, 304, 474, 98)
    // Cards to choose from lie over the panels below the cart while they are asked for.
    readonly property rect offer: root.compact ? root.side
                                  : root.tall ? Qt.rect(596, 254, 344, 386) : Qt.rect(546, 190, 474, 410)
    // Equipment to keep: one's museum stays in sight, as it tells which card helps.
    readonly property rect keep: root.compact ? root.side
                                 : root.tall ? Qt.rect(596, 368, 344, 272) : Qt.rect(546, 304, 474, 296)
    readonly property rect museumKept: root.tall && !root.compact ? Qt.rect(596, 254, 344, 104) : root.museum

    // Side of a cell on a map of so many columns and rows.
    function cell(cols: int, rows: int): int {
        const most = Math.max(1, cols, rows)
        return Math.floor((root.map.width - 2 * root.frame + root.gutter) / most) - root.gutter
    }

    // Upper left corner of the first cell inside the map: a smaller grid stands in the middle.
    function origin(cols: int, rows: int): point {
        const pitch = root.cell(cols, rows) + root.gutter
        return Qt.point((root.map.width - cols * pitch + root.gutter) / 2,
                        (root.map.height - rows * pitch + root.gutter) / 2)
    }

    // All zones that are on the canvas at the same time.
    function zones(): var {
        const all = { map: root.map, track: root.track }
        if (root.compact)
            Object.assign(all, { tabs: root.tabs, upper: root.upperPart, lower: root.lowerPart })
        else
            Object.assign(all, { cart: root.cart, funds: root.funds, museum: root.museum, equipment: root.equipment })
        if (root.tall || !root.compact)
            all.acquired = root.acquired
        return all
    }
}
