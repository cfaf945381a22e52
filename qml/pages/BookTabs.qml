import QtQuick
import Takujo.Pages

// Tab through a rulebook: from clause to figure to clause as they stand on the page, whose rows are made and
// thrown away in another order.
QtObject {
    id: root

    required property ListView list

    function rowAt(item: Item): BookParagraph {
        let at = item
        while (at && at.parent !== root.list.contentItem)
            at = at.parent
        return at as BookParagraph
    }

    // What of a row takes the keyboard, in its order.
    function stopsOf(row: BookParagraph): var {
        return root.stopsFrom([], row)
    }
    function stopsFrom(stops: var, row: BookParagraph): var {
        let item = row ? row.nextItemInFocusChain(true) : null
        while (item && root.rowAt(item) === row && item !== stops[0]) {
            stops.push(item)
            item = item.nextItemInFocusChain(true)
        }
        return stops
    }

    // False: there is nothing more that way, so Tab leaves the book.
    function step(focused: Item, by: int): bool {
        const row = root.rowAt(focused)
        const stops = root.stopsOf(row)
        const beside = stops[stops.indexOf(focused) + by]
        if (row && beside) {
            beside.forceActiveFocus(by > 0 ? Qt.TabFocusReason : Qt.BacktabFocusReason)
            return true
        }
        const from = row ? row.index : Math.max(0, root.list.indexAt(root.list.width / 2, root.list.contentY + 24)) - (by > 0 ? 1 : 0)
        for (let i = from + by; i >= 0 && i < root.list.count; i += by) {
            root.list.positionViewAtIndex(i, ListView.Contain)
            const next = root.stopsOf(root.list.itemAtIndex(i) as BookParagraph)
            if (next.length > 0) {
                next[by > 0 ? 0 : next.length - 1].forceActiveFocus(by > 0 ? Qt.TabFocusReason : Qt.BacktabFocusReason)
                return true
            }
        }
        return false
    }
}
