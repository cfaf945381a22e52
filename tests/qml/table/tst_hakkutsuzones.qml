import QtQuick
import QtTest
import Takujo.Table
import Takujo.Tables.Hakkutsu
import Takujo.Ui

// Places of the Hakkutsu!! table.
TestCase {
    id: root

    name: "hakkutsuzones"

    StageMetrics { id: metrics }
    HakkutsuGeometry {
        id: geometry

        metrics: metrics
    }

    function stage(width: int, height: int, scale: real) {
        metrics.width = width
        metrics.height = height
        Theme.textScale = scale
    }

    function cleanup() {
        stage(1032, 612, 1)
    }

    function test_zonesOfTheDesign() {
        compare(geometry.map, Qt.rect(14, 12, 520, 520))
        compare(geometry.cart, Qt.rect(546, 12, 474, 168))
        compare(geometry.acquired, Qt.rect(546, 412, 474, 188))
        compare(geometry.cell(5, 5), 92)
        compare(geometry.origin(5, 5), Qt.point(20, 20))
        compare(geometry.cell(9, 9), 48)
        stage(960, 868, 1)
        compare(geometry.map, Qt.rect(20, 12, 560, 560))
        compare(geometry.acquired, Qt.rect(20, 650, 920, 208))
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
