# Empty dependencies file for takujo_table_resources_2.
# This may be replaced when dependencies are built.
