pragma ComponentBehavior: Bound

import QtQuick

// Bait that lies together, in words: "red 3, blue 2".
Item {
    id: root

    property alias model: heaps.model
    property int total: 0
    property string words: ""

    function collect() {
        const found = []
        let sum = 0
        for (let i = 0; i < heaps.count; ++i) {
            const one = heaps.itemAt(i)
            if (!one)
                continue
            found.push(one.name)
            sum += one.count
        }
        root.total = sum
        root.words = found.join(qsTr("; ", "between heaps of bait"))
    }

    visible: false

    Repeater {
        id: heaps

        Item {
            required property int count
            required property string name

            onCountChanged: root.collect()
            onNameChanged: root.collect()
        }

        onItemAdded: root.collect()
        onItemRemoved: root.collect()
    }
}
