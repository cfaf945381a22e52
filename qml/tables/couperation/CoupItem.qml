import Takujo.Table
import Takujo.Tables.Couperation

// A card, or an empty place of the tower.
PieceItem {
    required property coupPiece facts
}
