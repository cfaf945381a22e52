import QtQuick

// A button of the table's own, which stands in the prompt bar beside the one that sends the move.
QtObject {
    property string text: ""
    property string icon: ""
    property string key: ""

    signal chosen()
}
