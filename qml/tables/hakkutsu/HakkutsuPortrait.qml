import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// A pawn, an equipment card or a coin in a scene and on its way; of other pieces their label.
StagePortrait {
    id: root

    readonly property TableStage stage: Stage.item as TableStage
    readonly property bool pawn: root.motion.after.startsWith("pawn") || root.motion.after.startsWith("helicopter")
    readonly property bool coin: root.motion.fromZone === "bank" || root.motion.toZone === "bank"
    readonly property bool card: root.motion.known && root.motion.kind.startsWith("equip-")
    readonly property int colour: root.stage ? root.stage.seats.colourOf(Math.max(0, root.motion.actor)) : 0

    bare: root.pawn || root.coin

    StagePicture {
        anchors.fill: parent
        anchors.margins: root.card ? root.width * 0.14 : 0
        fillMode: Image.PreserveAspectFit
        source: root.coin ? "art/coin.svg" : root.pawn ? Theme.seatArt(Qt.resolvedUrl("art/pawn-"), root.colour)
                : root.card ? "art/" + root.motion.kind + ".svg" : ""
    }
}
