# Empty dependencies file for takujo_match.
# This may be replaced when dependencies are built.
