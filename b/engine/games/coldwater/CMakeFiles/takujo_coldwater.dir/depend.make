# Empty dependencies file for takujo_coldwater.
# This may be replaced when dependencies are built.
