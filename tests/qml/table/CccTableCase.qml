import QtQuick
import Takujo.Mock
import Takujo.Tables.Ccc

// Tests on the CCC table.
TableCase {
    id: root

    readonly property CccTable table: root.stage as CccTable

    sessions: Component {
        MockSession { }
    }
    scenes: Component {
        MockScenes { }
    }
    tables: Component {
        CccTable { }
    }

    function square(id: int): CccSquare { return root.table.boardZone.pieceOf("square#" + id) as CccSquare }
    function card(id: string): CccHandCard { return root.table.handZone.pieceOf("card-" + id + "#0") as CccHandCard }
}
