# Empty custom commands generated dependencies file for takujo_mock_autogen.
# This may be replaced when dependencies are built.
