import QtQuick
import Takujo.App
import Takujo.Ui

// Which section of a rulebook is read: the last one that begins at the top of the page, or the last of all
// where the page ends. Looks when the list has rested, for it has no rows yet while it jumps.
Timer {
    id: root

    required property ListView list
    required property RulebookModel book
    property int section: -1

    interval: 30
    onTriggered: {
        const end = root.list.atYEnd && !root.list.atYBeginning
        const top = Math.min(Theme.px(140), root.list.height / 3)
        const row = end ? root.list.count - 1 : root.list.indexAt(root.list.width / 2, root.list.contentY + top)
        const last = root.book.sections.length - 1
        for (let i = last; row >= 0 && i >= -1; --i) {
            if (i < 0 || root.book.rowOfSection(i) <= row) {
                root.section = i
                return
            }
        }
    }
}
