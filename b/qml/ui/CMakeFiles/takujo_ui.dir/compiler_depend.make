# Empty compiler generated dependencies file for takujo_ui.
# This may be replaced when dependencies are built.
