# Empty custom commands generated dependencies file for takujo_uiplugin_init_autogen.
# This may be replaced when dependencies are built.
