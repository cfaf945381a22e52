pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// What moved in a turn, small: cards and pieces as far as the viewer knows them, what they were for, backs
// with their number. The words beside say the same.
Flow {
    id: root

    required property var motions       // of the session
    property TableStage stage: null
    property int colour: 0              // of the seat

    // A piece that goes on stands there once, backs of one act once; what has no small picture is left to the words.
    readonly property var chips: {
        const found = []
        for (const motion of root.stage ? root.motions : []) {
            const earlier = motion.before.length > 0 ? found.findIndex(each => each.chip && each.after === motion.before) : -1
            if (earlier >= 0) {
                found[earlier].after = motion.after
                root.send(found, earlier, motion)
            } else if (motion.known && (!motion.faceDown || root.stage.goalOf(motion)) || root.figure(motion)) {
                found.push({ after: motion.after, type: motion.type, chip: root.chipOf(motion), back: root.stage.backOf(motion) })
                root.send(found, found.length - 1, motion)
            }
            else if (motion.before.length + motion.after.length === 0) {
                const art = root.stage.backOf(motion)
                const backs = found.find(each => each.chip?.back && each.type === motion.type && String(each.chip.art) === String(art))
                if (backs)
                    ++backs.chip.times
                else if (art !== null) {
                    found.push({ after: "", type: motion.type, chip: { back: true, times: 1, art: art } })
                    root.send(found, found.length - 1, motion)
                }
            }
        }
        for (const each of found.filter(each => each.chip))
            each.chip.act = each.type
        return found.filter(each => each.chip)
    }
    readonly property var shown: root.cut()
    // What stands in one line: a piece and where it went.
    readonly property var bundles: {
        const out = []
        root.shown.forEach((chip, at) => {
            const told = { chip: chip, gap: root.parted(chip, root.shown[at + 1]) ? 9 : 0, lead: root.leadOf(at) }
            if (chip.to === undefined || at === 0 || root.shown[at - 1].to !== undefined)
                out.push([told])
            else
                out[out.length - 1].push(told)
        })
        return out
    }
    // Pieces were drawn and discarded, and there is room to say which.
    readonly property bool exchanged: root.did(EventType.Draw) && root.did(EventType.Discard) && root.rows(root.widthOf(root.shown) + 1.2) === root.rows(root.widthOf(root.shown))
    readonly property int count: root.chips.length
    readonly property bool whole: root.count > 0 && root.shown.length === root.count
    readonly property int cells: Math.max(4, Math.floor((root.width + root.spacing) / (Theme.px(20) + root.spacing)))
    readonly property int tallest: Theme.px(root.shown.some(chip => chip.label !== undefined && chip.art !== undefined) ? 27 : 20)

    // What came to lie face down has its back only, for whoever does not know it.
    function chipOf(motion: var): var {
        return motion.faceDown && motion.known && motion.label.length === 0 ? { back: true, times: 1, art: root.stage.backOf(motion) }
                                                                            : root.stage.chipOf(motion)
    }

    // Carried by pieces, itself none of them.
    function figure(motion: var): bool {
        return !motion.known && motion.before.length > 0 && motion.before === motion.after
    }

    // Puts its goal behind a piece: the last one only, and once for pieces side by side, which stand clear of those
    // before them that did not go there.
    function send(found: var, at: int, motion: var) {
        const goal = found[at].chip ? root.stage.goalOf(motion) : null
        if (found[at + 1]?.goal)
            found.splice(at + 1, 1)
        const same = goal && found[at - 1]?.goal && JSON.stringify(found[at - 1].chip) === JSON.stringify(goal)
        if (same)
            found.splice(at - 1, 1)
        else if (goal)
            found[at].chip.begins = true
        if (goal)
            found.splice(same ? at : at + 1, 0, { after: "", type: motion.type, goal: true, chip: goal })
    }

    // Of two side by side: what was drawn did not go where the next one went.
    function parted(chip: var, next: var): bool {
        return next !== undefined && (next.begins || chip.to !== undefined || next.to === undefined && next.act !== chip.act)
    }

    function did(act: int): bool { return root.chips.some((each) => each.type === act) }

    function rows(width: real): int { return Math.ceil(width / root.cells) }

    // Before the first of what was drawn, and of what was discarded.
    function leadOf(at: int): string {
        const act = root.shown[at].act
        if (!root.exchanged || at > 0 && root.shown[at - 1].act === act && root.shown[at - 1].to === undefined)
            return ""
        return act === EventType.Draw ? "+" : act === EventType.Discard ? "−" : ""
    }

    // In cells: how wide they stand side by side.
    function widthOf(chips: var): real {
        return chips.reduce((all, chip, at) => all + (root.parted(chip, chips[at + 1]) ? 0.5 : 0) + (chip.to !== undefined ? chip.fill ? 2 : chip.coin || chip.art ? 4 : 3 : chip.back && chip.times > 1 ? 2 : chip.wide ?? 1), 0)
    }

    function single(at: int): bool {
        return root.chips[at].chip.to !== undefined || root.chips[at].chip.back
    }

    // Behind the pieces of the same act that begin here.
    function endOfRun(from: int): int {
        let to = from + 1
        while (to < root.count && !root.single(from) && !root.single(to) && root.chips[to].type === root.chips[from].type)
            ++to
        return to
    }

    // Of a long run of pieces drawn their number; of any other, where `all` are to be short, three and how many more.
    function shortened(all: bool): var {
        const kept = []
        for (let from = 0, to = 0; from < root.count; from = to) {
            to = root.endOfRun(from)
            const run = root.chips.slice(from, to).map(each => each.chip)
            const back = root.chips[from].back ?? null
            const drawn = back !== null && root.chips[from].type === EventType.Draw
            if (run.length < 5 || !all && !drawn)
                kept.push(...run)
            else if (drawn)
                kept.push({ back: true, times: run.length, art: back, act: EventType.Draw })
            else
                kept.push(...run.slice(0, 3), { more: run.length - 3, act: run[0].act })
        }
        return kept
    }

    // In one row where that can be, the pieces drawn made short first. Never more than two rows.
    function cut(): var {
        const all = root.chips.map(each => each.chip)
        if (root.widthOf(all) <= root.cells)
            return all
        const some = root.shortened(false)
        if (root.widthOf(some) <= root.cells)
            return some
        const kept = root.shortened(true)
        let over = 0
        while (root.widthOf(kept) > 2 * root.cells - 2 || over > 0 && kept[kept.length - 1].more)
            over += kept.pop().more ?? 1
        return over > 0 ? kept.concat({ more: over, act: kept[kept.length - 1]?.act }) : kept
    }

    topPadding: 3
    bottomPadding: 2
    spacing: 2
    Accessible.ignored: true

    Repeater {
        model: root.bundles

        Row {
            id: bundle

            required property var modelData

            spacing: root.spacing

            Repeater {
                model: bundle.modelData

                Row {
                    id: piece

                    required property var modelData

                    spacing: 2

                    TkText {
                        visible: text.length > 0
                        height: root.tallest
                        verticalAlignment: Text.AlignVCenter
                        role: "caption"
                        text: piece.modelData.lead
                    }
                    LogChip {
                        chip: piece.modelData.chip
                        gap: piece.modelData.gap
                        colour: root.colour
                        height: root.tallest
                    }
                }
            }
        }
    }
}
