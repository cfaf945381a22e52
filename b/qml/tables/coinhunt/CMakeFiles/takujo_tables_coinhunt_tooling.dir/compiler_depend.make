# Empty custom commands generated dependencies file for takujo_tables_coinhunt_tooling.
# This may be replaced when dependencies are built.
