import QtQuick
import Takujo.App

// Which section of a rulebook is read: the last one that begins in the upper third of the page. Looks when
// the list has rested, for it has no rows yet while it jumps.
Timer {
    id: root

    required property ListView list
    required property RulebookModel book
    property int section: -1

    interval: 30
    onTriggered: {
        const row = root.list.indexAt(root.list.width / 2, root.list.contentY + root.list.height / 3)
        const last = root.book.sections.length - 1
        for (let i = last; row >= 0 && i >= -1; --i) {
            if (i < 0 || root.book.rowOfSection(i) <= row) {
                root.section = i
                return
            }
        }
    }
}
