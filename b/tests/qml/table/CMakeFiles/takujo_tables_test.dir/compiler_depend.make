# Empty compiler generated dependencies file for takujo_tables_test.
# This may be replaced when dependencies are built.
