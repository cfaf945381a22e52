# Empty custom commands generated dependencies file for takujo_tables_coldwater_tooling.
# This may be replaced when dependencies are built.
