# Empty dependencies file for takujo_mock.
# This may be replaced when dependencies are built.
