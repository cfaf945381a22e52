import QtQuick

// One option of a prompt, as values (see GenericPlay).
Item {
    required property string anchor
}
