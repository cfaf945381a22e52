file(REMOVE_RECURSE
  "libtakujo_sixes.a"
)
