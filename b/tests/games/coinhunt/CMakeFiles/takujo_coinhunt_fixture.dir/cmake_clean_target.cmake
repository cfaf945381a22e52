file(REMOVE_RECURSE
  "libtakujo_coinhunt_fixture.a"
)
