file(REMOVE_RECURSE
  "libtakujo_couperation.a"
)
