# Empty custom commands generated dependencies file for takujo_mock_tooling.
# This may be replaced when dependencies are built.
