# Empty compiler generated dependencies file for takujo_stuck.
# This may be replaced when dependencies are built.
