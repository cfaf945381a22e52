# Empty custom commands generated dependencies file for takujo_controls_test_qmlimportscan.
# This may be replaced when dependencies are built.
