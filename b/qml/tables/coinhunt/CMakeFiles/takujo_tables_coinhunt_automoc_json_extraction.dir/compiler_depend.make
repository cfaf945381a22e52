# Empty custom commands generated dependencies file for takujo_tables_coinhunt_automoc_json_extraction.
# This may be replaced when dependencies are built.
