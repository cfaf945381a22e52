import QtQuick

// One coin, to be counted.
Item {
    required property var attrs
}
