import QtQuick
import Takujo.Table

// Where everything of the Coin Hunt table lies, in canvas units: 1032 x 612 wide,
// 960 x 868 tall. Where words take more room than the panels have (`compact`), the panels on either
// side of the board become pages under tabs.
StageGeometry {
    id: root

    readonly property real gap: 10
    readonly property int moat: root.tall ? 34 : 29
    readonly property rect board: root.tall ? Qt.rect(20, 10, 570, 570) : Qt.rect(272, 10, 484, 484)
    readonly property rect tray: root.tall ? Qt.rect(20, 584, 570, 100) : Qt.rect(272, 496, 484, 110)

    // Mine: wallet, vault, and what belongs to nobody. Theirs: the push and the fairy.
    readonly property rect near: root.tall ? Qt.rect(20, 692, 920, 168) : Qt.rect(20, 10, 240, 590)
    readonly property rect far: root.tall ? Qt.rect(604, 10, 336, 570) : Qt.rect(768, 10, 244, 590)
    readonly property real tabHeight: 32 * root.density
    readonly property rect nearTabs: root.above(root.near)
    readonly property rect nearPage: root.below(root.near)
    readonly property rect farTabs: root.above(root.far)
    readonly property rect farPage: root.below(root.far)

    readonly property rect wallet: root.compact ? root.nearPage
                                   : root.tall ? Qt.rect(20, 692, 296, 168) : Qt.rect(20, 10, 240, 216)
    readonly property rect vault: root.compact ? root.nearPage
                                  : root.tall ? Qt.rect(328, 692, 296, 168) : Qt.rect(20, 236, 240, 178)
    readonly property rect secret: root.compact ? root.part(root.nearPage, 0)
                                   : root.tall ? Qt.rect(636, 692, 304, 76) : Qt.rect(20, 424, 240, 76)
    readonly property rect pool: root.compact ? root.part(root.nearPage, 1)
                                 : root.tall ? Qt.rect(636, 776, 304, 84) : Qt.rect(20, 510, 240, 90)
    readonly property rect odds: root.compact ? root.farPage
                                 : root.tall ? Qt.rect(604, 10, 336, 254) : Qt.rect(768, 10, 244, 254)
    readonly property rect aim: root.compact ? root.farPage
                                : root.tall ? Qt.rect(604, 274, 336, 146) : Qt.rect(768, 274, 244, 146)
    readonly property rect fairy: root.compact ? root.farPage
                                  : root.tall ? Qt.rect(604, 430, 336, 150) : Qt.rect(768, 430, 244, 170)
    // The jam coins are shared out over odds and aim.
    readonly property rect share: root.compact ? root.farPage
        : Qt.rect(root.odds.x, root.odds.y, root.odds.width, root.aim.y + root.aim.height - root.odds.y)

    function above(area: rect): rect {
        return Qt.rect(area.x, area.y, area.width, root.tabHeight)
    }

    function below(area: rect): rect {
        return Qt.rect(area.x, area.y + root.tabHeight + 8, area.width, area.height - root.tabHeight - 8)
    }

    // Half of a page: beside each other where it is wide, else one above the other.
    function part(page: rect, which: int): rect {
        if (root.tall)
            return Qt.rect(page.x + which * (page.width + root.gap) / 2, page.y, (page.width - root.gap) / 2, page.height)
        return Qt.rect(page.x, page.y + which * (page.height + root.gap) / 2, page.width, (page.height - root.gap) / 2)
    }

    // All zones that are on the canvas at the same time.
    function zones(): var {
        const all = { board: root.board, tray: root.tray }
        if (root.compact)
            Object.assign(all, { nearTabs: root.nearTabs, nearPage: root.nearPage, farTabs: root.farTabs, farPage: root.farPage })
        else
            Object.assign(all, { wallet: root.wallet, vault: root.vault, secret: root.secret, pool: root.pool,
                                 odds: root.odds, aim: root.aim, fairy: root.fairy })
        return all
    }
}
