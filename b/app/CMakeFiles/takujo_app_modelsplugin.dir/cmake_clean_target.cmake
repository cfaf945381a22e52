file(REMOVE_RECURSE
  "../lib/takujo/qml/Takujo/App/libtakujo_app_modelsplugin.a"
)
