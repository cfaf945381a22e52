import Takujo.Table
import Takujo.Tables.Ccc

// A square of the board or a card.
PieceItem {
    required property cccPiece facts
}
