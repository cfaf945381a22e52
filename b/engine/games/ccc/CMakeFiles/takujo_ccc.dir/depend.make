# Empty dependencies file for takujo_ccc.
# This may be replaced when dependencies are built.
