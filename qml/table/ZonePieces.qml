import QtQuick
import Takujo.Table

// The pieces of a zone, for which they are made.
Repeater {
    id: root

    required property ZoneView zone

    model: root.zone?.model ?? null
    onItemAdded: (index, item) => root.zone?.adopt(item)
    onItemRemoved: (index, item) => root.zone?.drop(item)
}
