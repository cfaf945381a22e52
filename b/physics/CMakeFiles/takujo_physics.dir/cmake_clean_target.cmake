file(REMOVE_RECURSE
  "libtakujo_physics.a"
)
