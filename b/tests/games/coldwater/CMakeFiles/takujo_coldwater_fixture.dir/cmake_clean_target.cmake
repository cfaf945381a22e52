file(REMOVE_RECURSE
  "libtakujo_coldwater_fixture.a"
)
