import QtQuick
import Takujo.Table

// Speaks to a screen reader, without being seen.
Announcer {
    id: root

    width: 1
    height: 1
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text
}
