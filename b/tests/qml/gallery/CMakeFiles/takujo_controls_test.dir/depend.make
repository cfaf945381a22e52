# Empty dependencies file for takujo_controls_test.
# This may be replaced when dependencies are built.
