file(REMOVE_RECURSE
  "libtakujo_desktop.a"
)
