import QtQuick
import Takujo.App

// Arrows step through a match, Home and End lead to its ends.
Item {
    id: root

    required property MatchSession session
    required property bool usable
    property bool endHidden: false

    Shortcut { sequences: ["Left"]; enabled: root.usable; onActivated: root.session.cursor.lookAt(root.session.cursor.ply - 1) }
    Shortcut { sequences: ["Right"]; enabled: root.usable; onActivated: root.session.cursor.lookAt(root.session.cursor.ply + 1) }
    Shortcut { sequences: ["Home"]; enabled: root.usable; onActivated: root.session.cursor.lookAt(0) }
    Shortcut { sequences: ["End"]; enabled: root.usable && !root.endHidden; onActivated: root.session.cursor.lookAt(root.session.ply) }
}
