# Empty custom commands generated dependencies file for takujo_table_qmllint.
# This may be replaced when dependencies are built.
