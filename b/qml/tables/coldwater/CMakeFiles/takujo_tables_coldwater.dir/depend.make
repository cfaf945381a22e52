# Empty dependencies file for takujo_tables_coldwater.
# This may be replaced when dependencies are built.
