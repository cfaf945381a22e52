import Takujo.Table
import Takujo.Tables.Coinhunt

// A coin, a pile of coins, the fairy's die or a place for a coin.
PieceItem {
    required property huntPiece facts
}
