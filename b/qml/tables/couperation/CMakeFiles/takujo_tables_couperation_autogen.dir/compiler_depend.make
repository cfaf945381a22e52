# Empty custom commands generated dependencies file for takujo_tables_couperation_autogen.
# This may be replaced when dependencies are built.
