import QtQuick
import Takujo.App
import Takujo.Ui

// Arrows step through a match, Home and End lead to its ends.
Item {
    id: root

    required property MatchSession session
    required property bool usable
    property bool endHidden: false

    TkShortcut { action: "replayBack"; enabled: root.usable; onActivated: root.session.cursor.lookAt(root.session.cursor.ply - 1) }
    TkShortcut { action: "replayForward"; enabled: root.usable; onActivated: root.session.cursor.lookAt(root.session.cursor.ply + 1) }
    TkShortcut { action: "replayStart"; enabled: root.usable; onActivated: root.session.cursor.lookAt(0) }
    TkShortcut { action: "replayEnd"; enabled: root.usable && !root.endHidden; onActivated: root.session.cursor.lookAt(root.session.ply) }
}
