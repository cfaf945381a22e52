# Empty compiler generated dependencies file for takujo_pages_resources_2.
# This may be replaced when dependencies are built.
