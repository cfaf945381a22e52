# Empty dependencies file for takujo_couperation_plugin.
# This may be replaced when dependencies are built.
