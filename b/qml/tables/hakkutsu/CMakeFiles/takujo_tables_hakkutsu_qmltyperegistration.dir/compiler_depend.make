# Empty custom commands generated dependencies file for takujo_tables_hakkutsu_qmltyperegistration.
# This may be replaced when dependencies are built.
