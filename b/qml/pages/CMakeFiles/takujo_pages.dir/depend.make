# Empty dependencies file for takujo_pages.
# This may be replaced when dependencies are built.
