# Empty compiler generated dependencies file for takujo_ui_resources_1.
# This may be replaced when dependencies are built.
