file(REMOVE_RECURSE
  "libtakujo_ui.a"
)
