# Empty dependencies file for takujo_coldwater_plugin.
# This may be replaced when dependencies are built.
