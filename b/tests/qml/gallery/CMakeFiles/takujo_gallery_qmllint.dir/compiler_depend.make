# Empty custom commands generated dependencies file for takujo_gallery_qmllint.
# This may be replaced when dependencies are built.
