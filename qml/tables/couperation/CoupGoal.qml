import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// How far the tower is, and where the finish card is.
StageArea {
    id: root

    readonly property coupFacts facts: root.stage.facts

    readonly property string finishWords: {
        switch (root.facts.finishAt) {
        case Coup.FinishAt.Seat: return root.facts.finishSeat >= 0 ? qsTr("Finish: %1").arg(root.stage.seats.nameOf(root.facts.finishSeat)) : ""
        case Coup.FinishAt.Reserve: return qsTr("Finish: in the reserve")
        case Coup.FinishAt.Tower: return qsTr("Finish: in the tower")
        case Coup.FinishAt.None: return qsTr("Without the finish card")
        default: return qsTr("Finish: in the pack")
        }
    }

    StageTerm {
        width: root.width
        height: figure.height
        term: "filled"
    }
    Column {
        id: figure

        width: root.width
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Placed", "glasses") + " " + root.facts.filled + " / " + root.facts.goal

        StageText {
            role: "caption"
            width: parent.width
            horizontalAlignment: Text.AlignRight
            color: root.metrics.ground.ink2
            text: qsTr("Placed", "glasses")
            Accessible.ignored: true
        }
        Row {
            anchors.right: parent.right
            spacing: root.metrics.px(4)

            StageText {
                id: number

                role: "number"
                font.pixelSize: root.metrics.tx(22)
                lineHeight: root.metrics.tx(28)
                color: root.metrics.ground.ink
                text: String(root.facts.filled)
                Accessible.ignored: true
            }
            StageText {
                role: "caption"
                anchors.baseline: number.baseline
                color: root.metrics.ground.ink2
                text: "/ " + root.facts.goal
                Accessible.ignored: true
            }
        }
    }
    StagePicture {
        id: glass

        x: finish.x - width - root.metrics.px(6)
        y: finish.y - root.metrics.px(2)
        width: root.metrics.px(22)
        height: root.metrics.px(20)
        visible: root.facts.finishAt !== Coup.FinishAt.None && finish.lineCount === 1
        opacity: root.facts.finishAt === Coup.FinishAt.Pack ? 0.6 : 1
        source: "art/finish.svg"
    }
    StageText {
        id: finish

        role: "caption"
        x: root.width - width
        y: figure.height + root.metrics.px(6)
        width: Math.min(implicitWidth, root.width - glass.width - root.metrics.px(6))
        horizontalAlignment: Text.AlignRight
        color: root.metrics.ground.ink2
        words: root.finishWords
    }
}
