# Empty compiler generated dependencies file for takujo_mockplugin_init.
# This may be replaced when dependencies are built.
