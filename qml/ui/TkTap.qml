import QtQuick

// A press by pointer or finger, however long it lasts: a TapHandler takes no notice of one that is held for a while.
TapHandler {
    longPressThreshold: 3600    // s
}
