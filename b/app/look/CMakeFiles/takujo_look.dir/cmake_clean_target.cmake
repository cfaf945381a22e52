file(REMOVE_RECURSE
  "libtakujo_look.a"
)
