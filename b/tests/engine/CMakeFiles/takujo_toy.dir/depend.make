# Empty dependencies file for takujo_toy.
# This may be replaced when dependencies are built.
