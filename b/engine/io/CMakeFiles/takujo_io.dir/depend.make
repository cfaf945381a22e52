# Empty dependencies file for takujo_io.
# This may be replaced when dependencies are built.
