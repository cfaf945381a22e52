# Empty custom commands generated dependencies file for takujo_tables_coinhunt_autogen.
# This may be replaced when dependencies are built.
