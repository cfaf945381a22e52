import QtQuick
import Takujo.App
import Takujo.Table

// Tells a screen reader what the others do, and what came of it.
Announcer {
    id: root

    required property MatchSession session

    width: 1
    height: 1
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Connections {
        target: root.session

        function onTold(seat: int, sentences: string) {
            root.say(Phrases.logged(root.session, seat, sentences))
        }
    }
}
