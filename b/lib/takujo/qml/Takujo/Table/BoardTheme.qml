pragma Singleton

import QtQuick
import Takujo.Ui

// The dark wood of boards: lettering, outer edge, inner shade.
QtObject {
    readonly property color ink: Theme.highContrast ? Theme.ink : "#F6E7CC"
    readonly property color edge: Theme.highContrast ? Theme.ink : Theme.dark ? "#5A4634" : "#9A6E42"
    readonly property color bevel: Theme.highContrast ? "transparent" : "#471E1006"
}
