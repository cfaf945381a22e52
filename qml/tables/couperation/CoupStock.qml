import QtQuick
import Takujo.Table
import Takujo.Tables.Couperation

// Pack and discards, and who has the last turn: what may be asked at the table.
StagePanel {
    id: root

    readonly property coupFacts facts: root.stage.facts

    well: true
    Accessible.name: qsTr("Pack")

    Pile {
        id: pile

        zoneId: "pack"
        count: root.facts.pack
        back: Qt.resolvedUrl("art/back.svg")
        cardWidth: 63
        cardHeight: 46
        x: root.padH
        y: root.padV + root.metrics.px(8)
    }
    Item {
        id: discardPlace

        x: figures.x
        y: figures.y + figures.height / 2
        width: pile.width
        height: pile.height / 2
        Component.onCompleted: root.stage.register("discard", discardPlace)
    }
    StageTerm {
        x: pile.x
        y: pile.y
        width: pile.width
        height: pile.height
        term: "pack"
    }
    CoupFigure {
        id: figures

        x: pile.x + pile.width + root.metrics.px(14)
        y: root.padV - root.metrics.px(4)
        width: root.width - x - root.metrics.px(6)
        caption: qsTr("Pack")
        figure: String(root.facts.pack)
        note: qsTr("Discards %1").arg(root.facts.discards)
    }
    StageText {
        id: last

        role: "caption"
        x: root.padH
        y: root.height - height - root.metrics.px(6)
        width: root.width - 2 * root.padH
        visible: root.facts.goal > 0 && root.facts.phase !== Coup.Phase.Over
        color: root.metrics.ground.ink2
        text: qsTr("Last turn: %1").arg(root.stage.seats.nameOf(root.facts.lastSeat))
        Accessible.ignored: true
    }
    StageNote {
        anchors.fill: last
        visible: last.visible
        name: last.text
        text: qsTr("%n place(s) are empty. This seat fills the last one if every turn from now on fills one.", "",
                   root.facts.placesLeft)
        clause: "CP-27"
    }
}
