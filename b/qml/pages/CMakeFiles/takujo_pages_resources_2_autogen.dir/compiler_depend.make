# Empty custom commands generated dependencies file for takujo_pages_resources_2_autogen.
# This may be replaced when dependencies are built.
