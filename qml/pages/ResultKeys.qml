import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The keys of the result.
Item {
    id: root

    required property var page          // the ResultPage it is made by

    readonly property bool deals: root.page.over && root.page.kept && !Nav.uncalled

    TkShortcut { action: "save"; enabled: root.page.kept; onActivated: App.saveDialog() }
    TkShortcut { action: "again"; enabled: root.page.over && !Nav.uncalled; onActivated: root.page.again() }
    TkShortcut { action: "sameDeal"; enabled: root.deals; onActivated: root.page.sameDeal() }
    TkShortcut { action: "replay"; enabled: root.deals; onActivated: root.page.replay() }
    TkShortcut { action: "review"; enabled: root.page.over; onActivated: Nav.go("review") }
    TkShortcut { action: "wholeBoard"; enabled: root.page.session !== null && !root.page.scenic; onActivated: root.page.enlarge() }
    TkShortcut { action: "placers"; enabled: root.page.scenic; onActivated: root.page.crests = !root.page.crests }
    TkShortcut {
        action: "replayLoss"
        enabled: root.page.scenic && root.page.session.story.lossTurn > 0
        onActivated: root.page.look(root.page.session.story.lossPly)
    }
}
