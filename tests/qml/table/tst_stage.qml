import QtQuick
import QtTest
import Takujo.Table
import Takujo.Tables.Ccc
import Takujo.Ui

// Sizes of the stage and of the CCC table, without a match.
TestCase {
    id: root

    name: "stage"

    StageMetrics { id: metrics }
    CccGeometry {
        id: geometry

        metrics: metrics
    }
    CardFace { id: card; rank: "K"; badge: "13"; unit: 2 }
    CardFace { id: small; rank: "K"; small: true }
    CccCardFace { id: joker; facts: ({ red: true, factor: 2 }) }
    CccCardFace { id: queen; facts: ({ rank: 12, suit: 2, red: true }) }
    CccCardFace { id: nine; facts: ({ rank: 9, suit: 3 }) }

    function init() {
        failOnWarning(/.?/)
        Theme.textScale = 1
        metrics.width = 1032
        metrics.height = 612
    }

    function cleanupTestCase() {
        Theme.textScale = 1
    }

    function stage(width: int, height: int, scale: real) {
        metrics.width = width
        metrics.height = height
        Theme.textScale = scale
    }

    function test_canvasFillsTheReference() {
        compare(metrics.k, 1)
        compare(metrics.tall, false)
        compare(metrics.textFactor, 1)
        compare(metrics.compact, false)
        compare(metrics.px(436), 436)
    }

    function test_wordsGrowHalfAsFast() {
        stage(1600, 952, 1)
        fuzzyCompare(metrics.k, 1.55, 0.01)
        fuzzyCompare(metrics.textFactor, 1.275, 0.01)
        compare(metrics.tx(12), 15)
        compare(metrics.px(64), 99)
    }

    function test_narrowStageIsTall() {
        stage(960, 868, 1)
        compare(metrics.tall, true)
        compare(metrics.k, 1)
        stage(1250, 1000, 1)
        compare(metrics.tall, false)
    }

    function test_wordsNeverShrink() {
        stage(712, 532, 1)
        compare(metrics.tx(12), 12)
        verify(metrics.compact)
    }

    function test_bigTextIsCompact() {
        stage(1032, 612, 2)
        compare(metrics.tx(14), 28)
        compare(metrics.px(64), 64, "pieces do not grow with the text")
        verify(metrics.compact)
    }

    function test_zonesOfTheDesign() {
        compare(geometry.board, Qt.rect(20, 12, 436, 436))
        compare(geometry.builder, Qt.rect(472, 12, 540, 230))
        compare(geometry.placements, Qt.rect(472, 252, 270, 196))
        compare(geometry.stock, Qt.rect(752, 252, 260, 196))
        compare(geometry.hand, Qt.rect(20, 456, 992, 150))
        stage(960, 868, 1)
        compare(geometry.board, Qt.rect(20, 12, 532, 532))
        compare(geometry.builder, Qt.rect(20, 556, 920, 150))
        compare(geometry.hand, Qt.rect(20, 716, 920, 146))
    }

    function test_zonesDoNotOverlap_data() {
        const rows = []
        // Stages inside windows of 1280x720, 1920x1080, 960x1080, 960x640.
        for (const size of [[1032, 612], [1600, 952], [960, 868], [712, 532], [960, 428]]) {
            for (const scale of [1, 1.4, 2])
                rows.push({ tag: size.join("x") + " at " + scale * 100 + " %", width: size[0], height: size[1], scale: scale })
        }
        return rows
    }

    function test_zonesDoNotOverlap(data) {
        stage(data.width, data.height, data.scale)
        const zones = geometry.zones()
        const names = Object.keys(zones)
        for (const name of names) {
            const a = zones[name]
            verify(a.x >= 0 && a.y >= 0 && a.width > 0 && a.height > 0, name)
            verify(a.x + a.width <= metrics.canvasWidth && a.y + a.height <= metrics.canvasHeight, name + " on the canvas")
            for (const other of names.filter((each) => each > name)) {
                const b = zones[other]
                const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
                verify(apart, name + " and " + other)
            }
        }
    }

    function test_squaresOfEveryBoard() {
        compare(geometry.square(6, 6), 64)
        compare(geometry.square(9, 9), 41)
        compare(geometry.square(5, 5), 77)
        compare(geometry.square(8, 3), 47)
        const corner = geometry.origin(6, 6)
        compare(corner.x, 16)
        verify(geometry.origin(8, 3).y > 100, "a low board stands in the middle")
        stage(960, 868, 1)
        compare(geometry.square(6, 6), 80)
    }

    function test_cardsKeepTheirShape() {
        compare(card.implicitWidth, 152)
        compare(card.implicitHeight, 212)
        compare(small.implicitWidth, 44)
        compare(small.implicitHeight, 60)
    }

    function test_printOfCards() {
        compare(joker.word, "JOKER")
        compare(joker.badge, "×2")
        compare(joker.ink, Theme.cardRed)
        compare(queen.rank, "Q")
        compare(queen.badge, "12")
        compare(nine.badge, "")
        verify(String(queen.suit).endsWith("suit/heart.svg"))
    }
}
