pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// The count as it is seen: in the place of the prompt the clause, on the table what gives the points, between
// it and the seats the points on their way.
Item {
    id: root

    required property MatchSession session
    required property ScoreCount count
    required property TableStage stage
    required property rect ground       // of the stage
    required property rect bar          // of the prompt
    required property var seats         // the rail, or the strip of seats

    readonly property int most: 12      // chips at once
    // { x, y, points }: what lies close together has one.
    readonly property var chips: {
        const out = []
        for (const mark of lights.marks.filter((mark) => mark.points !== 0)) {
            const x = root.ground.x + mark.rect.x + mark.rect.width / 2
            const y = root.ground.y + mark.rect.y + mark.rect.height / 2
            const near = out.find((chip) => Math.hypot(chip.x - x, chip.y - y) < Theme.px(40))
            if (near)
                near.points += mark.points
            else
                out.push({ x: x, y: y, points: mark.points })
        }
        return out.slice(0, root.most)
    }
    readonly property var goal: root.count.pass && root.seats ? root.seats.scorePoint(root.count.pass.seat, root) : null

    // They appear one after the other, then all are on their way.
    function stayed(index: int): real {
        return Math.max(0, Math.min(1, (root.count.part - 0.02 * index) / 0.1))
    }

    function gone(index: int): real {
        const part = Math.max(0, Math.min(1, (root.count.part - 0.36 - 0.008 * index) / 0.27))
        return Theme.reducedMotion ? 0 : 1 - Math.pow(1 - part, 3)
    }

    Item {
        x: root.ground.x
        y: root.ground.y
        width: root.ground.width
        height: root.ground.height

        TkTap {
            onTapped: root.count.hurry()
        }
    }
    // A table that shows what one seat has shows it of the one that is counted.
    Binding {
        target: root.stage
        property: "looked"
        value: root.count.pass ? root.count.pass.seat : -1
    }
    TableLights {
        id: lights

        x: root.ground.x
        y: root.ground.y
        width: root.ground.width
        height: root.ground.height
        session: root.session
        stage: root.stage
        sources: root.count.pass ? root.count.pass.sources : []
        veiled: root.count.running
    }
    Repeater {
        model: root.chips

        TkChip {
            id: chip

            required property var modelData
            required property int index

            readonly property real gone: root.goal ? root.gone(index) : 0

            x: chip.modelData.x + ((root.goal ? root.goal.x : 0) - chip.modelData.x) * chip.gone - width / 2
            y: chip.modelData.y + ((root.goal ? root.goal.y : 0) - chip.modelData.y) * chip.gone - height / 2
            opacity: chip.gone < 1 ? root.stayed(chip.index) : 0
            tint: "gold"
            border.width: 1
            border.color: Theme.gold
            text: Phrases.signed(chip.modelData.points)
            Accessible.ignored: true
        }
    }
    CountBar {
        x: root.bar.x
        y: root.bar.y
        width: root.bar.width
        height: root.bar.height
        session: root.session
        count: root.count
    }
}
