# Empty custom commands generated dependencies file for takujo_tables_couperation_qmllint.
# This may be replaced when dependencies are built.
