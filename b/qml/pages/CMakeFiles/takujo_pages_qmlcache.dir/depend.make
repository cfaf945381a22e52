# Empty dependencies file for takujo_pages_qmlcache.
# This may be replaced when dependencies are built.
