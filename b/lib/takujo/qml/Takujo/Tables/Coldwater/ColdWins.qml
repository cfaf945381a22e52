pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Tables.Coldwater

// Notices what seats win, wherever it is shown.
Item {
    id: root

    required property ColdSupply supply
    property int seatCount: 0
    property bool settled: false

    signal won(int seat, string kind, string name)

    visible: false

    Repeater {
        model: root.seatCount

        Repeater {
            id: prizes

            required property int index

            model: root.supply.table ? root.supply.table.zone("won." + prizes.index) : null

            Item {
                required property string kind
                required property string name

                Component.onCompleted: if (root.settled) root.won(prizes.index, kind, name)
            }
        }
    }
}
