import QtQuick
import QtTest
import Takujo.Table
import Takujo.Tables.Coldwater
import Takujo.Ui

// Places of the Coldwater Crown table, and who leads a contest as far as bounds of weight tell.
TestCase {
    id: root

    name: "coldtable"

    StageMetrics { id: metrics }
    ColdGeometry {
        id: geometry

        tall: metrics.tall
        compact: metrics.compact
        density: metrics.density
    }
    ListModel { id: contests; dynamicRoles: true }
    QtObject {
        id: pretended

        property int revision: 0
        property int zones: 0

        function zone(id: string): var { return id === "trophies" ? contests : null }
    }
    QtObject {
        id: match

        property QtObject table: pretended
        property QtObject prompt: null
        property bool myTurn: false
    }
    ColdSupply {
        id: supply

        session: match
    }
    ColdStanding {
        id: standing

        supply: supply
        seatCount: 3
    }

    function init() {
        failOnWarning(/.?/)
        Theme.textScale = 1
        contests.clear()
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

    function lake(bounds: var) {
        const attrs = {}
        bounds.forEach((one, seat) => {
            attrs["low" + seat] = one[0]
            attrs["high" + seat] = one[1]
            attrs["fish" + seat] = one[1] > 0 ? 1 : 0
        })
        contests.append({ kind: "trophy-lake", attrs: attrs })
        return [1, 2, 3].map((rank) => standing.seatAt(2, rank)).join(" ")
    }

    function test_onlyTheCertainLead_data() {
        return [
            { tag: "all apart", bounds: [[12, 12], [1, 4], [20, 28]], ranks: "2 0 1" },
            { tag: "the first is open", bounds: [[12, 12], [9, 28], [1, 4]], ranks: "-1 -1 2" },
            { tag: "equal weights stay open (CW-29)", bounds: [[12, 12], [12, 12], [1, 4]], ranks: "-1 -1 2" },
            { tag: "no fish, no place (CW-28)", bounds: [[12, 12], [0, 0], [0, 0]], ranks: "0 -1 -1" }
        ]
    }

    function test_onlyTheCertainLead(data) {
        compare(lake(data.bounds), data.ranks)
        compare(standing.high(2, 0), data.bounds[0][1])
    }
}
