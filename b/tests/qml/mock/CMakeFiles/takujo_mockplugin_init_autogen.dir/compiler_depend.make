# Empty custom commands generated dependencies file for takujo_mockplugin_init_autogen.
# This may be replaced when dependencies are built.
