file(REMOVE_RECURSE
  "libtakujo_editor_parts.a"
)
