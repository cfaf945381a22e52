# Empty custom commands generated dependencies file for takujo_window_driver_autogen.
# This may be replaced when dependencies are built.
