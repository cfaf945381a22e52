import QtQuick
import QtTest
import Takujo.Tables.Ccc
import Takujo.Tables.Coinhunt
import Takujo.Tables.Coldwater
import Takujo.Tables.Couperation
import Takujo.Tables.Hakkutsu
import Takujo.Ui

// What must be told apart by colour is, with every kind of colour vision: all pairs of one set, as complete
// protanopia, deuteranopia and tritanopia see them, lie far from each other (CIEDE2000). Two published
// simulations, since they differ most for tritanopia: Machado, Oliveira and Fernandes (2009), and Brettel, Viénot
// and Mollon (1997), where each half of the colours has a matrix of its own. Both work on linear light.
TestCase {
    id: root

    readonly property var visions: ({
        normal: [[1, 0, 0, 0, 1, 0, 0, 0, 1]],
        protanopia: [[0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998]],
        deuteranopia: [[0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881]],
        tritanopia: [[1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900]],
        protanopia1997: [[0.14980, 1.19548, -0.34528, 0.10764, 0.84864, 0.04372, 0.00384, -0.00540, 1.00156],
            [0.14570, 1.16172, -0.30742, 0.10816, 0.85291, 0.03892, 0.00386, -0.00524, 1.00139], [0.00048, 0.00393, -0.00441]],
        deuteranopia1997: [[0.36477, 0.86381, -0.22858, 0.26294, 0.64245, 0.09462, -0.02006, 0.02728, 0.99278],
            [0.37298, 0.88166, -0.25464, 0.25954, 0.63506, 0.10540, -0.01980, 0.02784, 0.99196], [-0.00281, -0.00611, 0.00892]],
        tritanopia1997: [[1.01277, 0.13548, -0.14826, -0.01243, 0.86812, 0.14431, 0.07589, 0.80500, 0.11911],
            [0.93678, 0.18979, -0.12657, 0.06154, 0.81526, 0.12320, -0.37562, 1.12767, 0.24796], [0.03901, -0.02788, -0.01113]]
    })

    // The least distance in the usual palette and in that for colour-blind people, and what else tells them apart.
    readonly property var sets: [
        { what: "seats", colours: () => Theme.seatBodies, usual: 22, distinct: 27.5, beside: "crest" },
        { what: "inks of seats", colours: () => Theme.seatInks, usual: 9.5, distinct: 13, beside: "crest",
          night: [8, 17.5], hcDark: [7.5, 17.5], hcLight: [6, 11.5] },
        { what: "CCC, territories", colours: () => [0, 1, 2, 3].map(seat => CccColours.tint(seat)), usual: 6.5, distinct: 9.5,
          beside: "edge and crest", night: [3.5, 8.5], hcDark: [4.5, 7.5], hcLight: [2.4, 4] },
        { what: "CCC, cards", colours: () => [Theme.cardRed, Theme.cardInk], usual: 27, distinct: 27, beside: "suit" },
        { what: "Coin Hunt, coins", colours: () => HuntColours.names.map(name => Theme.pieceColor(name)), usual: 14.5,
          distinct: 19, beside: "crest and hole" },
        { what: "Coldwater Crown, bait", colours: () => ColdColours.colours.map(name => Theme.pieceColor(name)), usual: 14.5,
          distinct: 19, beside: "crest" },
        { what: "Coldwater Crown, tags", colours: () => ColdColours.tags.slice(1), usual: 14.5, distinct: 14.5, beside: "form" },
        { what: "Coldwater Crown, waters", colours: () => [0, 1, 2].map(water => ColdColours.ground(water, 0)), usual: 9,
          distinct: 9, beside: "name", hcDark: [0, 0], hcLight: [0, 0] },
        { what: "Hakkutsu!!, grounds", colours: () => [0, 1, 2, 3].map(area => HakkutsuColours.ground(area)), usual: 7.5,
          distinct: 11.5, beside: "letter", hcDark: [0, 0], hcLight: [0, 0] },
        { what: "Hakkutsu!!, flags", colours: () => HakkutsuColours.flags, usual: 13.5, distinct: 13.5, beside: "letter" },
        { what: "Couperation, drinks", colours: () => [0, 1, 2, 3, 4].map(kind => CoupColours.drink(kind)), usual: 3,
          distinct: 11, beside: "number" },
        // In the usual palette icon and words alone say which it is.
        { what: "messages", colours: () => [Theme.good, Theme.warn, Theme.err], usual: 0, distinct: 12, beside: "icon and words",
          hcLight: [0, 11] },
        { what: "grounds of messages", colours: () => [Theme.goodSoft, Theme.warnSoft, Theme.errSoft], usual: 0, distinct: 7,
          beside: "icon and words", night: [0, 6], hcDark: [0, 5], hcLight: [0, 5] },
        { what: "can and chosen", colours: () => [Theme.legal, Theme.pick], usual: 40, distinct: 40, beside: "place", hcDark: [12, 12] },
        { what: "in reach and way", colours: () => [HakkutsuColours.reach, HakkutsuColours.way], usual: 40, distinct: 40,
          beside: "form", hcDark: [12, 12] }
    ]

    function times(matrix: var, v: var): var {
        return [0, 3, 6].map(row => matrix[row] * v[0] + matrix[row + 1] * v[1] + matrix[row + 2] * v[2])
    }

    // What the eye gets, as CIE L*a*b* (D65).
    function seen(colour: color, vision: var): var {
        const linear = [colour.r, colour.g, colour.b].map(c => c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4))
        const side = vision.length > 1 && times(vision[2].concat(0, 0, 0, 0, 0, 0), linear)[0] < 0 ? 1 : 0
        const light = times(vision[side], linear).map(c => Math.max(0, Math.min(1, c)))
        const xyz = times([0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041], light)
        const f = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883].map(t => t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116)
        return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    // CIEDE2000 of two colours as seen; names as in the standard (CIE 142).
    function distance(one: var, two: var): real {
        const power7 = value => Math.pow(value, 7)
        const share7 = c => Math.sqrt(power7(c) / (power7(c) + power7(25)))
        const rad = Math.PI / 180
        const g = 0.5 * (1 - share7((Math.hypot(one[1], one[2]) + Math.hypot(two[1], two[2])) / 2))
        const [c1, c2] = [one, two].map(lab => Math.hypot(lab[1] * (1 + g), lab[2]))
        const [h1, h2] = [one, two].map(lab => (Math.atan2(lab[2], lab[1] * (1 + g)) / rad + 360) % 360)
        const grey = c1 * c2 === 0
        const turn = grey ? 0 : (h2 - h1 + 540) % 360 - 180
        const l = (one[0] + two[0]) / 2 - 50
        const c = (c1 + c2) / 2
        const h = grey ? h1 + h2 : h1 + turn / 2
        const t = 1 - 0.17 * Math.cos((h - 30) * rad) + 0.24 * Math.cos(2 * h * rad) + 0.32 * Math.cos((3 * h + 6) * rad)
                - 0.2 * Math.cos((4 * h - 63) * rad)
        const hAway = (h + 360) % 360 - 275
        const dl = (two[0] - one[0]) / (1 + 0.015 * l * l / Math.sqrt(20 + l * l))
        const dc = (c2 - c1) / (1 + 0.045 * c)
        const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2 * rad) / (1 + 0.015 * c * t)
        const turned = 2 * share7(c) * Math.sin(60 * Math.exp(-hAway * hAway / 625) * rad) * dc * dh
        return Math.sqrt(Math.max(0, dl * dl + dc * dc + dh * dh - turned))
    }

    // Of two colours, as WCAG 2 has it.
    function contrast(pair: var): real {
        const [one, two] = pair.map(each => Qt.color(String(each)))
            .map(colour => [colour.r, colour.g, colour.b].map(c => c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4))
                .reduce((sum, light, i) => sum + light * [0.2126, 0.7152, 0.0722][i], 0.05))
        return Math.max(one, two) / Math.min(one, two)
    }

    // The nearest pair, by whoever takes it for nearest.
    function nearest(colours: var): var {
        let least = { apart: 1000, pair: "" }
        for (const kind of Object.keys(root.visions)) {
            const all = colours.map(colour => root.seen(colour, root.visions[kind]))
            for (let i = 0; i < all.length; ++i)
                for (let j = 0; j < i; ++j) {
                    const apart = root.distance(all[j], all[i])
                    if (apart < least.apart)
                        least = { apart: apart, pair: kind + ": " + colours[j] + " and " + colours[i] }
                }
        }
        return least
    }

    // How a drawing looks at a point, in shares of its side.
    function painted(address: url, x: real, y: real): var {
        drawing.source = address
        tryCompare(drawing, "status", Image.Ready)
        const picture = grabImage(drawing)
        return picture.pixel(Math.round(x * drawing.width), Math.round(y * drawing.height))
    }

    name: "Colours"
    when: windowShown
    visible: true
    width: 200
    height: 200

    Image {
        id: drawing

        width: 200
        height: 200
        sourceSize.width: 200
        sourceSize.height: 200
        cache: false
    }

    function cleanup() {
        Theme.mode = "day"
        Theme.palette = "usual"
    }

    // Pairs of Sharma, Wu and Dalal (2005).
    function test_theMeasure() {
        const pairs = [[[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425], [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
                       [[50, 2.5, 0], [73, 25, -18], 27.1492], [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
                       [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441], [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082]]
        for (const [one, two, apart] of pairs)
            fuzzyCompare(root.distance(one, two), apart, 0.0001)
    }

    function test_toldApart_data() {
        const rows = []
        for (const palette of ["usual", "distinct"])
            for (const mode of ["day", "night", "hcDark", "hcLight"])
                for (const set of root.sets)
                    rows.push({ tag: set.what + ", " + palette + ", " + mode, palette: palette, mode: mode, set: set,
                                apart: set[mode] ? set[mode][palette === "usual" ? 0 : 1] : set[palette] })
        return rows
    }
    function test_toldApart(data) {
        Theme.palette = data.palette
        Theme.mode = data.mode
        const found = root.nearest(data.set.colours().map(colour => Qt.color(String(colour))))
        verify(found.apart >= data.apart, found.pair + " are " + found.apart.toFixed(1) + " apart, not " + data.apart)
    }

    // The ink of every seat with each of the grounds.
    function seatsOn(grounds: var): var {
        return [].concat(...grounds.map(ground => Theme.seatInks.map(ink => [ink, ground])))
    }

    // Words on the grounds they stand on, by the contrast of WCAG 2.
    function test_wordsCanBeRead_data() {
        return test_toldApart_data().filter(row => row.set === root.sets[0])
    }
    function test_wordsCanBeRead(data) {
        Theme.palette = data.palette
        Theme.mode = data.mode
        const pairs = [[Theme.good, Theme.goodSoft], [Theme.warn, Theme.warnSoft], [Theme.err, Theme.errSoft]]
            .concat([Theme.good, Theme.warn, Theme.err].map(ink => [ink, Theme.surface]),
                    Theme.seatSofts.map(soft => [Theme.ink2, soft]), [0, 1, 2, 3].map(seat => [Theme.tileInk, CccColours.tint(seat)]))
        if (Theme.highContrast) // numbers and signs of a seat, elsewhere its edges alone
            pairs.push(...root.seatsOn([Theme.surface, Theme.tile]))
        for (const pair of pairs)
            verify(root.contrast(pair) >= (Theme.highContrast ? 7 : 4.5), pair.join(" on ") + ": " + root.contrast(pair).toFixed(2))
    }

    // Edges of seats and territories beside what they part.
    function test_edgesCanBeSeen_data() {
        return test_wordsCanBeRead_data()
    }
    function test_edgesCanBeSeen(data) {
        Theme.palette = data.palette
        Theme.mode = data.mode
        const pairs = root.seatsOn([Theme.surface, Theme.tile])
        if (Theme.highContrast || data.palette === "usual")
            pairs.push(...[0, 1, 2, 3].map(seat => [Theme.seatInks[seat], CccColours.tint(seat)]))
        for (const pair of pairs)
            verify(root.contrast(pair) >= 3, pair.join(" beside ") + ": " + root.contrast(pair).toFixed(2))
    }

    function test_drawingsFollow_data() {
        return [{ tag: "usual" }, { tag: "distinct" }]
    }
    function test_drawingsFollow(data) {
        Theme.palette = data.tag
        const normal = root.visions.normal
        // their edge is plain
        const edges = []
        for (let seat = 0; seat < 4; ++seat)
            edges.push([Theme.seatArt(Theme.art("coin-seat-"), seat), 0.5, 0.015, Theme.colours.seats[seat].drawn[2]])
        for (const name of HuntColours.names)
            for (const kind of ["", "-magic"])
                edges.push([HuntColours.art("coin-" + name + kind), 0.5, 0.015, Theme.colours.pieces[name][3]])
        for (const name of ColdColours.colours)
            edges.push([ColdColours.art("bait-" + name), 0.16, 0.5, Theme.colours.pieces[name][3]])
        for (const [address, x, y, wanted] of edges) {
            const drawn = root.painted(address, x, y)
            const apart = root.distance(root.seen(drawn, normal), root.seen(Qt.color(wanted), normal))
            verify(apart < 3, address + ": " + drawn + ", not " + wanted)
        }
        // a drink is shaded: nearest to its own colour
        for (let kind = 0; kind < 5; ++kind) {
            const here = root.seen(root.painted(CoupColours.glass("glass", kind), 0.5, 0.42), normal)
            const away = [0, 1, 2, 3, 4].map(other => root.distance(here, root.seen(Qt.color(String(CoupColours.drink(other))), normal)))
            compare(away.indexOf(Math.min(...away)), kind)
        }
    }
}
