# Empty custom commands generated dependencies file for takujo_editor_autogen.
# This may be replaced when dependencies are built.
