file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Mock/libtakujo_mockplugin.a"
)
