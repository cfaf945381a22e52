file(REMOVE_RECURSE
  "libtakujo_toy.a"
)
