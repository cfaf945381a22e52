pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Gallery
import Takujo.Ui

GallerySection {
    id: root

    required property bool ja

    title: root.ja ? "札・席・印" : "Chips, seats, marks"

    Row {
        spacing: 8

        Repeater {
            model: [["neutral", "既定", "Default"], ["accent", "選択", "Chosen"], ["shu", "変更", "Changed"],
                ["gold", "得点", "Points"], ["good", "達成", "Done"], ["warn", "注意", "Caution"], ["paper", "陣取り", "Area"]]

            TkChip {
                required property var modelData

                text: modelData[root.ja ? 1 : 2]
                tint: modelData[0]
            }
        }
        TkChip { small: true; tint: "shu"; text: root.ja ? "自分のルール" : "My rules" }
        TkChip { tint: "shu"; iconName: "play"; iconFilled: true; text: root.ja ? "つづきから" : "Continue" }
    }
    Row {
        spacing: 12

        Repeater {
            model: 4

            Row {
                id: seats

                required property int index

                spacing: 8

                TkSeatDisc { seat: seats.index; thinking: seats.index === 1; progress: 0.4 }
                TkSeatDisc { seat: seats.index; size: 26; thinking: seats.index === 2 }
                TkSeatDisc { seat: seats.index; size: 18 }
            }
        }
        TkKeyCap { text: "Ctrl+Z" }
    }
    Flow {
        width: 560
        spacing: 10

        Repeater {
            model: ["ai", "back", "book", "box", "branch", "cards", "chart", "check", "clock", "copy", "dice",
                "down", "drag", "err", "export", "eye", "first", "flag", "folder", "gear", "grid", "hand", "hint",
                "info", "last", "left", "list", "lock", "menu", "minus", "next", "pause", "people", "person", "play",
                "plus", "prev", "redo", "right", "save", "search", "shuffle", "sound", "star", "trash", "undo", "warn", "x"]

            TkIcon {
                required property string modelData

                name: modelData
                size: 20
            }
        }
        Repeater {
            model: ["red", "blue", "yellow", "green", "purple", "white", "black", "clear"]

            TkIcon {
                required property string modelData

                name: "glyph/" + modelData
                ink: Theme.accent
            }
        }
    }
    Column {
        Repeater {
            model: ["display", "title", "heading", "barTitle", "prompt", "body", "label", "caption"]

            TkText {
                required property string modelData

                role: modelData
                text: root.ja ? modelData + "　席とルール 27点" : modelData + "  Seats and rules 27"
            }
        }
    }
}
