# Empty dependencies file for takujo_window_driver.
# This may be replaced when dependencies are built.
