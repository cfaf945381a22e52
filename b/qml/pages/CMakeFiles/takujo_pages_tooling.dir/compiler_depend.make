# Empty custom commands generated dependencies file for takujo_pages_tooling.
# This may be replaced when dependencies are built.
