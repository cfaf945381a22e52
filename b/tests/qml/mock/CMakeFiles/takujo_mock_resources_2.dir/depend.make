# Empty dependencies file for takujo_mock_resources_2.
# This may be replaced when dependencies are built.
