# Empty dependencies file for takujo_uiplugin.
# This may be replaced when dependencies are built.
