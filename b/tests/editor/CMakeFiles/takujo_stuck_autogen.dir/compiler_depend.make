# Empty custom commands generated dependencies file for takujo_stuck_autogen.
# This may be replaced when dependencies are built.
