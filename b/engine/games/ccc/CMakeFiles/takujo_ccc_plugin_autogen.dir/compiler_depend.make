# Empty custom commands generated dependencies file for takujo_ccc_plugin_autogen.
# This may be replaced when dependencies are built.
