# Empty custom commands generated dependencies file for takujo_ui_automoc_json_extraction.
# This may be replaced when dependencies are built.
