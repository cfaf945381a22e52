# Empty dependencies file for takujo_mockplugin.
# This may be replaced when dependencies are built.
