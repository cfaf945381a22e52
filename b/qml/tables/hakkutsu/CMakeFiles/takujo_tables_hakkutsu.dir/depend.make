# Empty dependencies file for takujo_tables_hakkutsu.
# This may be replaced when dependencies are built.
