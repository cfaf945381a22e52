file(REMOVE_RECURSE
  "libtakujo_coinhunt.a"
)
