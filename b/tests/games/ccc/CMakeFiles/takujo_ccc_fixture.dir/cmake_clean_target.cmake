file(REMOVE_RECURSE
  "libtakujo_ccc_fixture.a"
)
