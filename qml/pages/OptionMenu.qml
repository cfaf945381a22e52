import QtQuick
import Takujo.Table

// All options of a prompt, where they do not fit as buttons.
ChoiceMenu {
    id: root

    rows: Array.from({ length: root.session.prompt.optionCount }, (unused, row) => row)
    main: root.session.prompt.mainOption()
    digits: !root.session.prompt.anchored
    onOpened: root.currentIndex = 0     // Enter again takes something
    onChosen: (row) => root.session.choose(row)
}
