# Empty compiler generated dependencies file for takujo_table.
# This may be replaced when dependencies are built.
