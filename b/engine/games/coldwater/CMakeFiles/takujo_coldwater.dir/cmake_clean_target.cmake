file(REMOVE_RECURSE
  "libtakujo_coldwater.a"
)
