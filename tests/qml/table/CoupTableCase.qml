import QtQuick
import Takujo.Mock
import Takujo.Tables.Couperation

// Tests on the table of Couperation.
TableCase {
    id: root

    readonly property CouperationTable table: root.stage as CouperationTable

    sessions: Component {
        MockCoup { }
    }
    scenes: Component {
        MockCoupScenes { }
    }
    tables: Component {
        CouperationTable { }
    }

    function slot(row: int, col: int): int { return (6 - row) * 13 + col + 6 }

    function place(row: int, col: int): CoupTowerPiece {
        return root.table.towerZone.pieces.find((piece) => piece.slot === slot(row, col)) as CoupTowerPiece
    }

    function card(number: int): CoupCard { return root.table.handZone.pieceOf("card-" + number + "#0") as CoupCard }
    function kept(number: int): CoupCard { return root.table.reserveZone.pieceOf("card-" + number + "#0") as CoupCard }
}
