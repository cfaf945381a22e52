pragma ComponentBehavior: Bound

import QtQml
import QtQml.Models
import Takujo.Tables.Coldwater

// Notices what seats win, wherever it is shown.
Instantiator {
    id: root

    required property ColdAsked asked
    property bool settled: false

    signal won(int seat, coldPiece facts, string name)

    delegate: Instantiator {
        id: prizes

        required property int index

        model: root.asked.table ? root.asked.table.zone("won." + prizes.index) : null
        delegate: QtObject {
            required property coldPiece facts
            required property string name

            Component.onCompleted: if (root.settled) root.won(prizes.index, facts, name)
        }
    }
}
