# Empty dependencies file for takujo_hakkutsu_plugin.
# This may be replaced when dependencies are built.
