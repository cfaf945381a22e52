# Empty compiler generated dependencies file for takujo_coinhunt.
# This may be replaced when dependencies are built.
