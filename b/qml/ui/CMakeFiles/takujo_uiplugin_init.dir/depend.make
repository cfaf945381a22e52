# Empty dependencies file for takujo_uiplugin_init.
# This may be replaced when dependencies are built.
