import QtQuick
import Takujo.Pages

// What could not be done, each told until it is closed, over whatever else is asked.
LazyPopup {
    id: root

    property var told: null             // values of the one that is shown
    property var waiting: []

    function tell(values: var) {
        const same = (other) => JSON.stringify(other) === JSON.stringify(values)
        if ((root.item && same(root.told)) || root.waiting.some(same))
            return
        root.waiting.push(values)
        root.next()
    }

    function next() {
        if (root.item || root.waiting.length === 0)
            return
        root.told = root.waiting.shift()
        root.show("FailDialog", root.told)
    }

    onItemChanged: rest.start()

    // Not in the middle of what shows one.
    Timer {
        id: rest

        interval: 1
        onTriggered: root.next()
    }
}
