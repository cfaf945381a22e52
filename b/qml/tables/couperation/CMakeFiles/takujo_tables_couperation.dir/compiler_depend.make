# Empty compiler generated dependencies file for takujo_tables_couperation.
# This may be replaced when dependencies are built.
