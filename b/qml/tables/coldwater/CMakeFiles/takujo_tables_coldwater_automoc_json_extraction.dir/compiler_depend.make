# Empty custom commands generated dependencies file for takujo_tables_coldwater_automoc_json_extraction.
# This may be replaced when dependencies are built.
