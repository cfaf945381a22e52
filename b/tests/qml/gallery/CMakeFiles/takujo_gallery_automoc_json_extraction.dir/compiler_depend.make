# Empty custom commands generated dependencies file for takujo_gallery_automoc_json_extraction.
# This may be replaced when dependencies are built.
