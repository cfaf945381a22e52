import QtQuick
import Takujo.Table

// Where everything of the CCC table lies, in canvas units: 1032 x 612 wide,
// 960 x 868 tall. Where words take more room than the panels have (`compact`), the panels at the
// side become one panel with tabs.
StageGeometry {
    id: root

    readonly property int frame: 16
    readonly property int gutter: 4
    readonly property int leastSquare: 36

    readonly property real tabHeight: 32 * root.density
    readonly property rect board: root.tall ? Qt.rect(20, 12, 532, 532) : Qt.rect(20, 12, 436, 436)
    readonly property rect hand: root.tall ? Qt.rect(20, 716, 920, 146) : Qt.rect(20, 456, 992, 150)
    readonly property rect tabs: root.tall ? Qt.rect(568, 12, 372, root.tabHeight)
                                           : Qt.rect(472, 12, 540, root.tabHeight)
    readonly property rect side: root.tall ? Qt.rect(568, 20 + root.tabHeight, 372, 524 - root.tabHeight)
                                           : Qt.rect(472, 20 + root.tabHeight, 540, 428 - root.tabHeight)
    readonly property rect builder: root.tall ? Qt.rect(20, 556, 920, 150)
                                    : root.compact ? root.side : Qt.rect(472, 12, 540, 230)
    readonly property rect placements: root.compact ? root.side
                                       : root.tall ? Qt.rect(568, 186, 372, 196) : Qt.rect(472, 252, 270, 196)
    readonly property rect stock: root.compact ? root.side
                                  : root.tall ? Qt.rect(568, 12, 372, 164) : Qt.rect(752, 252, 260, 196)
    // In the wide arrangement the legend stands in the head line of the hand.
    readonly property rect legend: root.compact ? root.side
                                   : root.tall ? Qt.rect(568, 392, 372, 152) : Qt.rect(600, 456, 412, 24)

    readonly property real handHead: Math.max(24, 22 * root.density)
    readonly property int handLift: 12
    readonly property real cardScale: Math.min(1, (root.hand.height - root.handHead - root.handLift) / 106)

    // Side of a square on a board of so many columns and rows.
    function square(cols: int, rows: int): int {
        const most = Math.max(1, cols, rows)
        const room = root.board.width - 2 * root.frame + root.gutter
        return Math.max(root.leastSquare, Math.floor(room / most) - root.gutter)
    }

    // Upper left corner of the first square inside the board: a smaller grid stands in the middle.
    function origin(cols: int, rows: int): point {
        const pitch = root.square(cols, rows) + root.gutter
        return Qt.point((root.board.width - cols * pitch + root.gutter) / 2,
                        (root.board.height - rows * pitch + root.gutter) / 2)
    }

    // All zones that are on the canvas at the same time.
    function zones(): var {
        const all = { board: root.board, hand: root.hand }
        if (root.compact)
            Object.assign(all, { tabs: root.tabs, side: root.side })
        else
            Object.assign(all, { placements: root.placements, stock: root.stock })
        if (!root.compact || root.tall)
            all.builder = root.builder
        if (root.tall && !root.compact)
            all.legend = root.legend
        return all
    }
}
