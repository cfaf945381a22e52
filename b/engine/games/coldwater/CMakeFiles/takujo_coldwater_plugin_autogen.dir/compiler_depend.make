# Empty custom commands generated dependencies file for takujo_coldwater_plugin_autogen.
# This may be replaced when dependencies are built.
