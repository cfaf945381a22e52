# Empty custom commands generated dependencies file for takujo_mock_qmlcache_autogen.
# This may be replaced when dependencies are built.
