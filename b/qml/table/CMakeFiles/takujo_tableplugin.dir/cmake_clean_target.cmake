file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Table/libtakujo_tableplugin.a"
)
