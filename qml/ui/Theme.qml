pragma Singleton

import QtQuick

// Colours, sizes and durations. The application sets the plain properties, the rest follows.
QtObject {
    id: root

    // "day", "night", "hcDark" or "hcLight"; anything else counts as "day".
    property string mode: "day"
    // "usual" or "distinct", for colour-blind people; anything else counts as "usual".
    property string palette: "usual"
    // 1.0 to 2.0: multiplies type and control heights, never pieces.
    property real textScale: 1.0
    property bool reducedMotion: false
    property bool plainTable: false     // tables without the drawing of their ground
    // 0 switches animation off (tests), 1 is normal, 1.6 is the slow pace.
    property real animationFactor: 1.0

    readonly property bool dark: mode === "night" || mode === "hcDark"
    readonly property bool day: !root.dark && !root.highContrast
    readonly property bool highContrast: mode === "hcDark" || mode === "hcLight"
    readonly property bool distinct: palette === "distinct"
    readonly property var colours: root.distinct ? ThemePalettes.distinct : ThemePalettes.usual

    // Roles
    readonly property color bg: byMode("#F1E9DA", "#14171F", "#000000", "#FFFFFF")
    readonly property color surface: byMode("#FBF8F1", "#1D222D", "#000000", "#FFFFFF")
    readonly property color raised: byMode("#FFFDF8", "#272E3C", "#0D0D0D", "#FFFFFF")
    readonly property color sunk: byMode("#EFE7D7", "#171B24", "#000000", "#FFFFFF")
    readonly property color line: byMode("#D8CBB2", "#353D4E", "#FFFFFF", "#000000")
    readonly property color line2: byMode("#85765C", "#7F8AA0", "#FFFFFF", "#000000")
    readonly property color ink: byMode("#1F2430", "#F0ECE2", "#FFFFFF", "#000000")
    readonly property color ink2: byMode("#474A53", "#C6C7CC", "#FFFFFF", "#000000")
    readonly property color ink3: byMode("#665F52", "#A0A5B1", "#E6E6E6", "#1E1E1E")
    readonly property color accent: byMode("#23407F", "#9DB8F2", "#FFD84A", "#0A2A6B")
    // QML takes a declaration `onAccent: ...` for a signal handler, hence the alias.
    readonly property color accentInk: byMode("#FFFFFF", "#111A2E", "#000000", "#FFFFFF")
    readonly property alias onAccent: root.accentInk
    readonly property color accentSoft: byMode("#DFE5F2", "#2B3A5C", "#332B00", "#E3EAFB")
    readonly property color shu: byMode("#B3361F", "#F38C74", "#FF9E80", "#8A1C08")
    readonly property color shuSoft: byMode("#F7DFD6", "#4A2A26", "#3A1408", "#FFE9E2")
    readonly property color pick: byMode("#E0592F", "#F38C74", "#FF9E80", "#B3260A")
    readonly property color gold: byMode("#7F5B0E", "#E6C26C", "#FFD84A", "#5A3F00")
    readonly property color goldSoft: byMode("#F5E6BE", "#40361E", "#332B00", "#FFF3CC")
    readonly property color good: ofMode(root.colours.good)
    readonly property color goodSoft: ofMode(root.colours.goodSoft)
    readonly property color warn: ofMode(root.colours.warn)
    readonly property color warnSoft: ofMode(root.colours.warnSoft)
    readonly property color err: ofMode(root.colours.err)
    readonly property color errSoft: ofMode(root.colours.errSoft)
    readonly property color focus: byMode("#0B66D6", "#7FC4FF", "#00E5FF", "#0047C2")
    readonly property color table: byMode("#D8C49E", "#221D22", "#101010", "#F2F2F2")
    readonly property color well: byMode("#C5B28C", "#2F2A2E", "#1C1C1C", "#E2E2E2")
    readonly property color tableInk: byMode("#2A2418", "#F0E9DC", "#FFFFFF", "#000000")
    readonly property color tableInk2: byMode("#4B3E26", "#BDB2A2", "#FFFFFF", "#000000")
    readonly property color tile: byMode("#FBF6EA", "#2B2A35", "#000000", "#FFFFFF")
    readonly property color tileInk: byMode("#2A2418", "#F0E9DC", "#FFFFFF", "#000000")
    readonly property color frame: byMode("#6B4526", "#3B2C1E", "#000000", "#FFFFFF")

    // Derived from the roles: edges of wells, hover and press, pieces of paper, tooltips.
    readonly property color wellLine: byMode("#B09B77", "#453F40", "#FFFFFF", "#000000")
    readonly property color accentHover: darker(root.accent, 0.06)
    readonly property color accentPress: darker(root.accent, 0.12)
    readonly property color soft: byMode("#EFE7D7", "#171B24", "#4D4D4D", "#C4C4C4")
    readonly property color hover: root.highContrast ? root.accentSoft : root.sunk
    readonly property color press: root.highContrast ? root.accentSoft : root.line
    readonly property color shuInk: byMode("#FFFFFF", "#2A0F08", "#2A0F08", "#FFFFFF")
    readonly property color legal: byMode("#5F83D0", "#5F83D0", "#FFD84A", "#0A2A6B")
    readonly property color scrim: byMode("#5C14100A", "#8C000000", "#B3000000", "#80000000")
    readonly property color veil: byMode("#6614171F", "#66000000", "#00000000", "#00000000") // of a lesson
    readonly property color tip: byMode("#1F2430", "#272E3C", "#000000", "#FFFFFF")
    readonly property color tipInk: byMode("#F6F1E6", "#F0ECE2", "#FFFFFF", "#000000")
    readonly property color tipLink: byMode("#9DB8F2", "#9DB8F2", "#FFD84A", "#0A2A6B")
    readonly property color tipEdge: byMode("#1F2430", "#7F8AA0", "#FFFFFF", "#000000")
    readonly property color cardFace: "#FFFDF8"
    readonly property color pieceBack: byMode("#5C6B7A", "#46525F", "#333333", "#C8C8C8") // of no seat
    readonly property color cardEdge: byMode("#8C7C62", "#8C7C62", "#FFFFFF", "#000000")
    readonly property color cardInk: "#1F2430"
    readonly property color cardRed: "#B3261E"
    readonly property color cardBadge: "#F1E9DA"
    readonly property color cardBadgeInk: "#474A53"

    // Seats: names are the file names of the art, in seat order.
    readonly property var seatNames: ["ai", "shu", "wakaba", "yama"]
    readonly property var seatBodies: root.colours.seats.map(seat => seat.drawn[0])
    readonly property var seatInks: root.colours.seats.map(seat => ofMode(seat.ink))
    readonly property var seatSofts: root.colours.seats.map(seat => ofMode(seat.soft))

    // Type. Each role is [size, line, weight, serif] at 100 %.
    readonly property string sans: firstFamily(["Noto Sans CJK JP", "Noto Sans JP", "IPAGothic"])
    readonly property string serif: firstFamily(["Noto Serif CJK JP", "Noto Serif JP", "IPAMincho"])
    readonly property string mono: firstFamily(["Noto Sans Mono CJK JP", "Noto Sans Mono", "DejaVu Sans Mono", "IPAGothic"])
    readonly property var roles: ({
        display: [32, 42, Font.DemiBold, true],
        title: [26, 36, Font.DemiBold, true],
        heading: [20, 28, Font.DemiBold, true],
        question: [19, 28, Font.DemiBold, true],
        barTitle: [18, 26, Font.DemiBold, true],
        boxTitle: [16, 26, Font.DemiBold, true],
        prompt: [15, 22, Font.Bold, false],
        body: [14, 22, Font.Normal, false],
        strong: [14, 22, Font.Bold, false],
        button: [14, 20, Font.Medium, false],
        label: [13, 18, Font.Medium, false],
        log: [13, 18, Font.Normal, false],
        note: [13, 20, Font.Normal, false],
        panelHead: [13, 18, Font.Bold, false],
        caption: [12, 17, Font.Normal, false],
        chip: [12, 17, Font.Medium, false],
        score: [26, 30, Font.DemiBold, true],
        total: [28, 32, Font.DemiBold, true],
        number: [16, 22, Font.DemiBold, true]
    })
    readonly property int sizeBody: size("body")
    readonly property int sizeCaption: size("caption")

    // Space and shape
    readonly property int gapPanels: 12
    readonly property int marginPage: 40
    readonly property int marginRail: 12
    readonly property int padPanelV: 12
    readonly property int padPanelH: 14
    readonly property int radiusKey: 3
    readonly property int radiusSmall: 4
    readonly property int radius: 6
    readonly property int radiusPanel: 8
    readonly property int ring: root.highContrast ? 6 : 3
    readonly property int ringGap: 2
    readonly property int gapButtons: root.highContrast ? 14 : 10 // the focus ring of one leaves the next alone
    readonly property real edge: root.highContrast ? 2 : 1

    // Motion, in milliseconds. Under reduced motion every row is a short fade.
    readonly property int durHover: duration(90)
    readonly property int durRing: duration(140)
    readonly property int durTurnCard: duration(300)
    readonly property int durHop: duration(200)
    readonly property int durRoll: duration(500)
    readonly property int durPage: duration(200)
    readonly property int durDrawerIn: duration(180)
    readonly property int durDrawerOut: duration(140)
    readonly property int durRefuse: duration(220)
    readonly property int durMyTurn: duration(600)
    readonly property int durFall: duration(320)
    readonly property int stagger: root.reducedMotion ? 0 : Math.round(45 * root.animationFactor)

    function byMode(day: color, night: color, hcDark: color, hcLight: color): color {
        switch (root.mode) {
        case "night": return night
        case "hcDark": return hcDark
        case "hcLight": return hcLight
        default: return day
        }
    }

    // Of a list in the order of byMode().
    function ofMode(colours: var): color {
        return byMode(colours[0], colours[1], colours[2], colours[3])
    }

    // Lightness lowered by an absolute share, so that dark indigo still changes visibly.
    function darker(c: color, share: real): color {
        return Qt.hsla(c.hslHue, c.hslSaturation, Math.max(0, c.hslLightness - share), c.a)
    }

    // A length that grows with the text: control heights, icons beside words.
    function px(length: real): int {
        return Math.round(length * root.textScale)
    }

    function size(role: string): int { return px(root.roles[role][0]) }
    function lineOf(role: string): int { return px(root.roles[role][1]) }

    function duration(ms: real): int {
        if (root.animationFactor <= 0)
            return 0
        return root.reducedMotion ? 120 : Math.round(ms * root.animationFactor)
    }

    // Time of a piece flying `distance` pixels to another zone.
    function moveTime(distance: real): int {
        return duration(Math.min(420, 260 + 0.18 * distance))
    }

    // Way of a rise, lift, hop or shake; none under reduced motion.
    function travel(length: real): real {
        return root.reducedMotion ? 0 : length
    }

    function seatColor(seat: int): color {
        return root.seatBodies[Math.max(0, seat) % 4]
    }

    function seatInk(seat: int): color {
        return root.seatInks[Math.max(0, seat) % 4]
    }

    function seatSoft(seat: int): color {
        return root.seatSofts[Math.max(0, seat) % 4]
    }

    function pieceColor(name: string): color {
        return root.colours.pieces[name][0]
    }

    function crestInk(name: string): color {
        return root.colours.pieces[name][1]
    }

    // Address of a drawing of this module, for example art("texture/table-light.svg").
    function art(path: string): url {
        return "qrc:/qt/qml/Takujo/Ui/art/" + path
    }

    // A drawing in the palette at hand: `usual` are its colours in the file, `now` those wanted.
    function repainted(drawing: url, usual: var, now: var): url {
        return !root.distinct || usual.length === 0 ? drawing : "image://icon/file" + String(drawing).replace("qrc:", "") + "?swap="
            + usual.map((was, i) => (was + "-" + now[i]).replace(/#/g, "")).join(".")
    }

    // The drawing of a seat: the address up to its name, for example art("coin-seat-").
    function seatArt(address: url, seat: int): url {
        const at = Math.max(0, seat) % 4
        return repainted(address + root.seatNames[at] + ".svg", ThemePalettes.usual.seats[at].drawn, root.colours.seats[at].drawn)
    }

    // The corner of a piece that a seat has moved last: on paper, whatever the theme.
    function lastArt(seat: int): url {
        return icon("frame/last", root.colours.seats[Math.max(0, seat) % 4].ink[0])
    }

    // A drawing with the colours of a piece.
    function pieceArt(drawing: url, name: string): url {
        return repainted(drawing, ThemePalettes.usual.pieces[name] ?? [], root.colours.pieces[name])
    }

    // Address of a one-colour drawing in the wanted ink: "undo" or "glyph/red".
    function icon(name: string, ink: color): url {
        return name.length === 0 ? "" : "image://icon/" + name + "?ink=" + encodeURIComponent(String(ink))
    }

    function firstFamily(wanted: var): string {
        const present = Qt.fontFamilies()
        for (const family of wanted) {
            if (present.indexOf(family) >= 0)
                return family
        }
        return Qt.application.font.family
    }
}
