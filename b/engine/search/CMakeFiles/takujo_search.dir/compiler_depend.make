# Empty compiler generated dependencies file for takujo_search.
# This may be replaced when dependencies are built.
