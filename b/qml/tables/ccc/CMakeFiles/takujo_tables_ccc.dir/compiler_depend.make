# Empty compiler generated dependencies file for takujo_tables_ccc.
# This may be replaced when dependencies are built.
