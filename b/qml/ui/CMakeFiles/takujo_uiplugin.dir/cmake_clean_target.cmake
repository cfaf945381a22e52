file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Ui/libtakujo_uiplugin.a"
)
