# Empty custom commands generated dependencies file for takujo_uiplugin_autogen.
# This may be replaced when dependencies are built.
