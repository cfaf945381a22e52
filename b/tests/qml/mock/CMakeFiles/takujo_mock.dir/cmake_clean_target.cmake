file(REMOVE_RECURSE
  "libtakujo_mock.a"
)
