# Empty custom commands generated dependencies file for takujo_gallery_qmlimportscan.
# This may be replaced when dependencies are built.
