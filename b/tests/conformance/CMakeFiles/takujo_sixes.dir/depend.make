# Empty dependencies file for takujo_sixes.
# This may be replaced when dependencies are built.
