file(REMOVE_RECURSE
  "libtakujo_conformance.a"
)
