# Empty compiler generated dependencies file for takujo_table_preview.
# This may be replaced when dependencies are built.
