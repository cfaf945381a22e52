# Empty custom commands generated dependencies file for takujo_hakkutsu_plugin_autogen.
# This may be replaced when dependencies are built.
