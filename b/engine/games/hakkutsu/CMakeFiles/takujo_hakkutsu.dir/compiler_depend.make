# Empty compiler generated dependencies file for takujo_hakkutsu.
# This may be replaced when dependencies are built.
