# Empty custom commands generated dependencies file for takujo_table_tooling.
# This may be replaced when dependencies are built.
