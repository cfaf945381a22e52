file(REMOVE_RECURSE
  "libtakujo_hakkutsu.a"
)
