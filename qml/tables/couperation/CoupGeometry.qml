import QtQuick
import Takujo.Table

// Where everything of the Couperation table lies, in canvas units: 1032 x 612 wide,
// 960 x 868 tall. Where words take more room than the panels have (`compact`), the tower is drawn
// smaller and the panels share one place under tabs.
StageGeometry {
    id: root

    property int levels: 7              // rows of the pyramid, 4 to 7

    readonly property real cardWidth: 84
    readonly property real cardHeight: 62

    // Size of the cards in the tower, 1 = 84 x 62.
    readonly property real towerScale: root.tall ? 102 / 84 : root.compact ? 0.8 : 1
    readonly property real pitchX: root.tall ? 109 : 90 * root.towerScale
    readonly property real pitchY: root.tall ? 81 : 67 * root.towerScale
    readonly property rect tower: root.tall ? Qt.rect(102, 12, 756, 564)
        : root.compact ? Qt.rect(52, 14, 499, 372) : Qt.rect(214, 14, 624, 464)
    readonly property rect shelf: root.tall ? Qt.rect(82, 580, 796, 9)
        : root.compact ? Qt.rect(41, 391, 521, 7) : Qt.rect(200, 484, 652, 8)
    // Room beside the pyramid for the one place of the bottom row that may lie outside of it.
    readonly property real spare: root.tall ? 98 : root.compact ? 36 : 190
    // How far the pyramid makes way for it.
    readonly property real yielding: Math.max(0, root.pitchX + 6 - root.spare)

    // Under tabs: two panels above each other, the upper one higher where words need it.
    readonly property real tabHeight: 32 * root.density
    readonly property rect tabs: root.tall ? Qt.rect(490, 598, 450, root.tabHeight)
                                           : Qt.rect(606, 12, 410, root.tabHeight)
    readonly property rect side: root.tall
        ? Qt.rect(490, 606 + root.tabHeight, 450, 254 - root.tabHeight)
        : Qt.rect(606, 20 + root.tabHeight, 410, 580 - root.tabHeight)
    readonly property real reserveShare: root.tall ? 0.5 : 0.34
    readonly property real knowShare: Math.min(0.4, 40 * root.density / root.side.height)

    function upper(share: real): rect {
        return Qt.rect(root.side.x, root.side.y, root.side.width, root.side.height * share - 4)
    }

    function lower(share: real): rect {
        return Qt.rect(root.side.x, root.side.y + root.side.height * share + 4, root.side.width,
                       root.side.height * (1 - share) - 4)
    }

    readonly property rect reserve: root.compact ? root.upper(root.reserveShare)
        : root.tall ? Qt.rect(20, 598, 452, 166) : Qt.rect(16, 14, 190, 250)
    readonly property rect sums: root.compact ? root.lower(root.reserveShare)
        : root.tall ? Qt.rect(640, 772, 300, 88) : Qt.rect(846, 14, 172, 250)
    readonly property rect next: root.compact ? root.upper(0.5)
        : root.tall ? Qt.rect(712, 598, 228, 166) : Qt.rect(846, 272, 172, 138)
    readonly property rect stock: root.compact ? root.lower(0.5)
        : root.tall ? Qt.rect(484, 598, 216, 166) : Qt.rect(16, 272, 190, 138)
    readonly property rect knowing: root.compact ? root.upper(root.knowShare)
        : root.tall ? Qt.rect(20, 146, 240, 30) : Qt.rect(636, 14, 200, 30)
    readonly property rect numbers: root.compact ? root.lower(root.knowShare)
        : root.tall ? Qt.rect(20, 182, 180, 120) : Qt.rect(216, 14, 212, 128)
    readonly property rect openHands: root.tall ? Qt.rect(690, 116, 250, 130)
        : root.compact ? Qt.rect(16, 14, 206, 94) : Qt.rect(630, 50, 206, 94)

    readonly property rect hand: root.tall
        ? (root.compact ? Qt.rect(20, 726, 460, 136) : Qt.rect(20, 772, 610, 92))
        : root.compact ? Qt.rect(16, 520, 576, 90) : Qt.rect(380, 496, 458, 112)
    readonly property real handScale: root.tall ? 1.24 : 1.16
    readonly property int handLift: 12
    readonly property rect actions: root.tall
        ? (root.compact ? Qt.rect(20, 598, 460, 124) : Qt.rect(20, 16, 290, 124))
        : root.compact ? Qt.rect(16, 402, 576, 116) : Qt.rect(16, 496, 352, 114)
    // Where another seat's action is told: beside the upper rows, over what has no use meanwhile.
    readonly property rect scene: root.tall || root.compact ? root.actions : Qt.rect(706, 46, 312, 218)
    readonly property rect grownScene: root.compact
        ? Qt.rect(root.scene.x, root.scene.y, root.scene.width, root.hand.y + root.hand.height - root.scene.y)
        : root.scene
    // A hint: over what may be drawn or summed, and the empty corner beside the upper rows.
    readonly property rect advice: root.tall || root.compact ? Qt.rect(0, 0, 0, 0) : Qt.rect(780, 14, 238, 332)
    readonly property rect goal: root.tall ? Qt.rect(710, 16, 230, 90)
        : root.compact ? Qt.rect(390, 16, 200, 90) : Qt.rect(846, 500, 172, 108)

    // Corner of a place inside the tower's rectangle. `x` counts in half card pitches from the left
    // end of the bottom row of the pyramid, `row` from the bottom.
    function place(x: real, row: int): point {
        const wide = root.levels * root.pitchX - (root.pitchX - root.cardWidth * root.towerScale)
        return Qt.point((root.tower.width - wide) / 2 + x * root.pitchX / 2,
                        root.tower.height - root.cardHeight * root.towerScale - row * root.pitchY)
    }

    // So many places of the pyramid side by side, on the canvas.
    function strip(x: real, row: int, count: int): rect {
        const corner = root.place(x, row)
        return Qt.rect(root.tower.x + corner.x, root.tower.y + corner.y,
                       count * root.pitchX - 6 * root.towerScale, root.cardHeight * root.towerScale)
    }

    function shifted(area: rect, by: real): rect {
        return Qt.rect(area.x + by, area.y, area.width, area.height)
    }

    // All zones that are on the canvas at the same time. The corners beside the pyramid hold small
    // things, so the tower counts by its rows.
    function zones(): var {
        const all = { shelf: root.shelf, hand: root.hand, actions: root.actions, goal: root.goal, openHands: root.openHands }
        for (let row = 1; row < root.levels; ++row)
            all["row" + row] = root.strip(row, row, root.levels - row)
        // with a place outside of it, on either side
        const left = root.shifted(root.strip(-2, 0, 1), root.yielding)
        const right = root.shifted(root.strip(2 * root.levels, 0, 1), -root.yielding)
        all.row0 = Qt.rect(left.x, left.y, right.x + right.width - left.x, left.height)
        if (root.compact)
            return Object.assign(all, { tabs: root.tabs, side: root.side })
        return Object.assign(all, { reserve: root.reserve, stock: root.stock, next: root.next, sums: root.sums,
                                    knowing: root.knowing, numbers: root.numbers })
    }
}
