# Empty dependencies file for takujo_coinhunt_plugin.
# This may be replaced when dependencies are built.
