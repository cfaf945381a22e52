# Empty dependencies file for takujo_mock_qmlcache.
# This may be replaced when dependencies are built.
