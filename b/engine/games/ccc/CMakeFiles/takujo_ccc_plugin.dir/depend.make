# Empty dependencies file for takujo_ccc_plugin.
# This may be replaced when dependencies are built.
