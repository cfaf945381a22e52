file(REMOVE_RECURSE
  "libtakujo_table.a"
)
