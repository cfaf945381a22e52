# Empty dependencies file for takujo_desktop.
# This may be replaced when dependencies are built.
