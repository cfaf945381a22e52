import QtQuick
import Takujo.Table

// Where everything of the Coldwater Crown table lies, in canvas units: 1032 x 612
// wide, 960 x 868 tall. Where words take more room than the panels have (`compact`), harbour, catch
// and trophies become pages under tabs; the harbour's space stays beside them.
StageGeometry {
    id: root

    property int cards: 5               // Master Angler cards and their deck

    readonly property real locationWidth: root.tall ? 302 : root.compact ? 329 : 238
    readonly property real locationStep: root.tall ? 314 : root.compact ? 339.5 : 248
    readonly property real headHeight: Math.max(30, Math.min(44, 26 * root.density))
    readonly property real fishWidth: (root.locationWidth - 26) / 2
    readonly property real fishTop: root.headHeight + 72
    readonly property real fishHeight: Math.floor((306 - root.fishTop - 12) / 2)

    readonly property real below: root.tall ? 392 : 326
    readonly property rect board: root.compact ? (root.tall ? Qt.rect(12, 392, 560, 468) : Qt.rect(12, 326, 470, 276))
                                  : root.tall ? Qt.rect(12, 464, 560, 272) : Qt.rect(12, 326, 486, 276)

    readonly property real tabHeight: Math.max(36, Math.min(58, 34 * root.density))
    readonly property rect tabs: root.tall ? Qt.rect(84, 330, 864, root.tabHeight) : Qt.rect(566, 329, 454, root.tabHeight)
    readonly property rect page: root.tall ? Qt.rect(584, 392, 364, 468) : Qt.rect(492, 394, 528, 208)

    readonly property rect harbour: root.compact ? root.page : root.tall ? Qt.rect(12, 326, 936, 128) : Qt.rect(756, 10, 264, 306)
    readonly property rect fishes: root.compact ? root.page : root.tall ? Qt.rect(584, 464, 364, 396) : Qt.rect(508, 326, 238, 276)
    readonly property rect trophies: root.compact ? root.page : root.tall ? Qt.rect(12, 746, 560, 114) : Qt.rect(756, 326, 264, 276)
    // Contests as columns where the panel is flat, in two blocks of rows under a tab.
    readonly property bool trophiesAcross: root.tall && !root.compact
    readonly property int trophyBlocks: root.compact && !root.tall ? 2 : 1

    // Inside the harbour.
    readonly property rect harbourSpace: root.compact ? (root.tall ? Qt.rect(16, 330, 56, 56) : Qt.rect(498, 328, 58, 58))
                                         : root.tall ? Qt.rect(28, 361, 58, 58) : Qt.rect(772, 52, 58, 58)
    readonly property rect harbourWords: root.tall ? Qt.rect(98, 334, 150, 112) : Qt.rect(842, 48, 172, 66)
    readonly property rect harbourTitle: root.tall ? Qt.rect(258, 330, 440, 20) : Qt.rect(769, 114, 238, 20)
    readonly property int cardColumns: root.compact ? (root.tall ? 3 : root.cards) : root.tall ? root.cards : root.cards > 6 ? 4 : 3
    readonly property int cardRows: Math.ceil(root.cards / root.cardColumns)
    readonly property real factsHeight: Math.min(root.page.height * 0.4, 44 * root.density)
    readonly property rect masters: root.compact ? Qt.rect(root.page.x + 12, root.page.y + 12, root.page.width - 24,
                                                           Math.min(root.cardRows * 120, root.page.height - 28 - root.factsHeight))
                                    : root.tall ? Qt.rect(258, 354, 440, 92) : Qt.rect(769, 139, 238, 128)
    readonly property rect facts: root.compact ? Qt.rect(root.page.x + 14, root.masters.y + root.masters.height + 6,
                                                         root.page.width - 28, root.factsHeight)
                                  : root.tall ? Qt.rect(712, 340, 226, 100) : Qt.rect(770, 267, 236, 44)

    function location(index: int): rect {
        return Qt.rect(12 + index * root.locationStep, 10, root.locationWidth, 306)
    }

    // Middle of a space above the left or right column of fish, inside its location.
    function spaceOf(column: int): point {
        return Qt.point(10 + root.fishWidth / 2 + column * (root.fishWidth + 6), root.headHeight + 39)
    }

    // A fish card inside its location: zones 3 4 over 5 6.
    function fish(slot: int): rect {
        return Qt.rect(10 + (slot % 2) * (root.fishWidth + 6), root.fishTop + Math.floor(slot / 2) * (root.fishHeight + 5),
                       root.fishWidth, root.fishHeight)
    }

    // All zones that are on the canvas at the same time.
    function zones(): var {
        const all = { shore: root.location(0), river: root.location(1), lake: root.location(2), board: root.board }
        if (root.compact)
            return Object.assign(all, { space: root.harbourSpace, tabs: root.tabs, page: root.page })
        return Object.assign(all, { harbour: root.harbour, fishes: root.fishes, trophies: root.trophies })
    }
}
