import QtQuick
import Takujo.App
import Takujo.Pages

// Tells a screen reader what the others do, and what came of it.
PageVoice {
    id: root

    required property MatchSession session

    Connections {
        target: root.session

        function onTold(seat: int, sentences: string) {
            root.say(Phrases.logged(root.session, seat, sentences))
        }
    }
}
