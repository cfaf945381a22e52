# Empty dependencies file for takujo_tableplugin_init.
# This may be replaced when dependencies are built.
