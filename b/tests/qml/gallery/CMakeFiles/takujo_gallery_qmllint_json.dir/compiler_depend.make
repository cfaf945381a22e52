# Empty custom commands generated dependencies file for takujo_gallery_qmllint_json.
# This may be replaced when dependencies are built.
