import QtQuick
import QtTest
import Takujo.Tables.Coldwater
import Takujo.Ui

// Colours by rule are told apart with every kind of colour vision: all pairs of one set, seen with complete
// protanopia, deuteranopia and tritanopia (Machado, Oliveira and Fernandes 2009), lie far from each other
// (CIE 1976; 10 is seen at a glance side by side).
TestCase {
    name: "Colours"

    readonly property var visions: ({
        normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
        protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
        deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881],
        tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900]
    })

    function times(matrix: var, v: var): var {
        return [0, 1, 2].map(row => matrix[3 * row] * v[0] + matrix[3 * row + 1] * v[1] + matrix[3 * row + 2] * v[2])
    }

    // What the eye gets, as CIE L*a*b* (D65).
    function seen(colour: color, vision: var): var {
        const linear = [colour.r, colour.g, colour.b].map(c => c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4))
        const light = times(vision, linear).map(c => Math.max(0, Math.min(1, c)))
        const xyz = times([0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041], light)
        const f = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883].map(t => t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
        return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    function toldApart(colours: var, apart: real, what: string) {
        for (const kind of Object.keys(visions)) {
            const all = colours.map(colour => seen(colour, visions[kind]))
            for (let i = 0; i < all.length; ++i)
                for (let j = 0; j < i; ++j) {
                    const distance = Math.hypot(...all[i].map((value, at) => value - all[j][at]))
                    verify(distance >= apart, what + ", " + kind + ": " + colours[i] + " and " + colours[j] + " are " + distance.toFixed(1) + " apart")
                }
        }
    }

    function test_seats() {
        toldApart(Theme.seatBodies.map(name => Qt.color(name)), 20, "seats")
    }

    function test_seatInks_data() {
        // All that have 7:1 on white are dark; there edges and letters tell seats apart, too.
        return [{ tag: "day", apart: 20 }, { tag: "night", apart: 20 }, { tag: "hcDark", apart: 20 }, { tag: "hcLight", apart: 12 }]
    }
    function test_seatInks(data) {
        Theme.mode = data.tag
        toldApart(Theme.seatInks.map(ink => Qt.color(ink)), data.apart, "inks of seats, " + data.tag)
        Theme.mode = "day"
    }

    // CW-31: fish with the tag that counts score.
    function test_tags_data() {
        return [{ tag: "day" }, { tag: "night" }]
    }
    function test_tags(data) {
        Theme.mode = data.tag
        toldApart(ColdColours.tags.slice(1).map(name => Qt.color(name)), 20, "tags, " + data.tag)
        Theme.mode = "day"
    }

    // Clear is bait of no colour, with a drawing of its own.
    function test_pieces() {
        const names = Object.keys(Theme.pieces).filter(name => name !== "clear")
        toldApart(names.map(name => Qt.color(Theme.pieces[name][0])), 20, "pieces")
    }
}
