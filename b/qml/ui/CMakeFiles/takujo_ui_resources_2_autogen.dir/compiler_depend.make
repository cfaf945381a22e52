# Empty custom commands generated dependencies file for takujo_ui_resources_2_autogen.
# This may be replaced when dependencies are built.
