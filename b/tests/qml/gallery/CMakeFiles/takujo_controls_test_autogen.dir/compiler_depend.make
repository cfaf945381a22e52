# Empty custom commands generated dependencies file for takujo_controls_test_autogen.
# This may be replaced when dependencies are built.
