# Empty dependencies file for takujo_table_qmlcache.
# This may be replaced when dependencies are built.
