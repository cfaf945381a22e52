file(REMOVE_RECURSE
  "libtakujo_app_models.a"
)
