file(REMOVE_RECURSE
  "libtakujo_pages.a"
)
