# Empty custom commands generated dependencies file for takujo_tables_coldwater_other_files.
# This may be replaced when dependencies are built.
