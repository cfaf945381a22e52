import QtQuick

// With what a push is aimed.
Item {
    property Item numbers: null         // where the aim stands in numbers

    // Where another aim would have its middle. A table says how it lies.
    function middleOf(aim: var): point {
        return Qt.point(width / 2, height / 2)
    }
}
