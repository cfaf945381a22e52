# Empty custom commands generated dependencies file for takujo_tables_coldwater_autogen.
# This may be replaced when dependencies are built.
