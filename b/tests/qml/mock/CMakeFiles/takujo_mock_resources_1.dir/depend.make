# Empty dependencies file for takujo_mock_resources_1.
# This may be replaced when dependencies are built.
