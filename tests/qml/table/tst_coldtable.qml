import QtQuick
import QtTest
import Takujo.Table
import Takujo.Tables.Coldwater
import Takujo.Ui

// Places of the Coldwater Crown table.
TestCase {
    id: root

    name: "coldtable"

    StageMetrics { id: metrics }
    ColdGeometry {
        id: geometry

        metrics: metrics
    }
    function init() {
        failOnWarning(/.?/)
        Theme.textScale = 1
    }

    function cleanupTestCase() {
        Theme.textScale = 1
    }

    function stage(width: int, height: int, scale: real) {
        metrics.width = width
        metrics.height = height
        Theme.textScale = scale
    }

    function test_zonesOfTheDesign() {
        stage(1032, 612, 1)
        compare(geometry.location(1), Qt.rect(260, 10, 238, 306))
        compare(geometry.harbour, Qt.rect(756, 10, 264, 306))
        compare(geometry.board, Qt.rect(12, 326, 486, 276))
        compare(geometry.fishes, Qt.rect(508, 326, 238, 276))
        compare(geometry.trophies, Qt.rect(756, 326, 264, 276))
        stage(960, 868, 1)
        compare(geometry.location(2), Qt.rect(640, 10, 302, 306))
        compare(geometry.harbour, Qt.rect(12, 326, 936, 128))
        compare(geometry.board, Qt.rect(12, 464, 560, 272))
        compare(geometry.fishes, Qt.rect(584, 464, 364, 396))
        compare(geometry.trophies, Qt.rect(12, 746, 560, 114))
    }

    function test_zonesDoNotOverlap_data() {
        const rows = []
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
}
