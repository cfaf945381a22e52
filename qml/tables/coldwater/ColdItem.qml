import Takujo.Table
import Takujo.Tables.Coldwater

// A token, fish, bait, tackle token, Master Angler card, tag or trophy.
PieceItem {
    required property coldPiece facts

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
}
