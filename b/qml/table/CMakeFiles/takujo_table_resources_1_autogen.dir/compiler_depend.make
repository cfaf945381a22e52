# Empty custom commands generated dependencies file for takujo_table_resources_1_autogen.
# This may be replaced when dependencies are built.
