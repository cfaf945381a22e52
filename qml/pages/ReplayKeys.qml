import QtQuick
import Takujo.App
import Takujo.Ui

// Arrows step through a finished match, the page keys go by rounds, Home and End lead to its ends, Space plays it.
Item {
    id: root

    required property MatchSession session
    required property bool usable
    property bool spaceFree: root.usable        // nothing else wants it
    property bool endHidden: false

    readonly property ReplayCursor cursor: root.session ? root.session.cursor : null

    signal playToggled()

    function goRound(later: bool) {
        const ply = root.cursor.roundBeside(later)
        if (ply < root.session.ply || !root.endHidden)
            root.cursor.lookAt(ply)
    }

    TkShortcut { action: "replayBack"; enabled: root.usable; onActivated: root.cursor.lookAt(root.cursor.ply - 1) }
    TkShortcut { action: "replayForward"; enabled: root.usable; onActivated: root.cursor.lookAt(root.cursor.ply + 1) }
    TkShortcut { action: "replayRoundBack"; enabled: root.usable; onActivated: root.goRound(false) }
    TkShortcut { action: "replayRoundForward"; enabled: root.usable; onActivated: root.goRound(true) }
    TkShortcut { action: "replayStart"; enabled: root.usable; onActivated: root.cursor.lookAt(0) }
    TkShortcut { action: "replayEnd"; enabled: root.usable && !root.endHidden; onActivated: root.cursor.lookAt(root.session.ply) }
    TkShortcut { action: "replayPlay"; enabled: root.usable && root.spaceFree; autoRepeat: false; onActivated: root.playToggled() }
}
