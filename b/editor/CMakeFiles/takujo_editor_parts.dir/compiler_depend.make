# Empty compiler generated dependencies file for takujo_editor_parts.
# This may be replaced when dependencies are built.
