# Empty custom commands generated dependencies file for takujo_pages_autogen.
# This may be replaced when dependencies are built.
