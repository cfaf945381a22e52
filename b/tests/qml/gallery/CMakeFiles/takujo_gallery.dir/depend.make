# Empty dependencies file for takujo_gallery.
# This may be replaced when dependencies are built.
