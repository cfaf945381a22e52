# Empty custom commands generated dependencies file for takujo_table_preview_automoc_json_extraction.
# This may be replaced when dependencies are built.
