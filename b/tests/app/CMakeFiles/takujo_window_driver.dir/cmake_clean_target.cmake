file(REMOVE_RECURSE
  "libtakujo_window_driver.a"
)
