file(REMOVE_RECURSE
  "libtakujo_ccc.a"
)
