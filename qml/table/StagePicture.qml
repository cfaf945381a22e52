import QtQuick

// A picture at its size. Steps of 8 pixels keep zooming from drawing every size anew.
Image {
    sourceSize.width: Math.max(8, Math.ceil(width / 8) * 8)
    sourceSize.height: Math.max(8, Math.ceil(height / 8) * 8)
}
