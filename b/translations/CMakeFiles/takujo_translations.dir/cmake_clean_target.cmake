file(REMOVE_RECURSE
  "libtakujo_translations.a"
)
