# Empty custom commands generated dependencies file for takujo_tables_ccc_qmltyperegistration.
# This may be replaced when dependencies are built.
