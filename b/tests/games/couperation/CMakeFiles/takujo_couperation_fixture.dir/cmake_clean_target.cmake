file(REMOVE_RECURSE
  "libtakujo_couperation_fixture.a"
)
