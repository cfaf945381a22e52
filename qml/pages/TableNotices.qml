import QtQuick
import Takujo.App

// What is to be known of the match itself, over the stage until it is closed; and what a reader hears of it.
Item {
    id: root

    required property MatchSession session

    TableVoice {
        session: root.session
    }
    PracticeNotice {
        width: root.width
        session: root.session
    }
    ProgramNotice {
        width: root.width
        session: root.session
    }
    RetryNotice {
        width: root.width
        session: root.session
    }
    TrialNotice {
        width: root.width
    }
}
