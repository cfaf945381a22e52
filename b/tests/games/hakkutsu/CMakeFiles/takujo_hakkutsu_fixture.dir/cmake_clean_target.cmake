file(REMOVE_RECURSE
  "libtakujo_hakkutsu_fixture.a"
)
