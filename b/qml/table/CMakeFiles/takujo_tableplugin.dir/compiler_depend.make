# Empty compiler generated dependencies file for takujo_tableplugin.
# This may be replaced when dependencies are built.
