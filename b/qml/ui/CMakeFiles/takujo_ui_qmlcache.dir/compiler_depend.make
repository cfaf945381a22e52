# Empty compiler generated dependencies file for takujo_ui_qmlcache.
# This may be replaced when dependencies are built.
