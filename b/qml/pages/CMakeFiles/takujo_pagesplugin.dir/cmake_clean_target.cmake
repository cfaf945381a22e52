file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Pages/libtakujo_pagesplugin.a"
)
