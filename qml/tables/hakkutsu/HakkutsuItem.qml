import Takujo.Table
import Takujo.Tables.Hakkutsu

// A cell of the map, a rock, a museum or an equipment card.
PieceItem {
    required property hakkutsuPiece facts
}
