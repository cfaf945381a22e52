# Empty dependencies file for takujo_core.
# This may be replaced when dependencies are built.
