# Empty custom commands generated dependencies file for takujo_table_preview_qmltyperegistration.
# This may be replaced when dependencies are built.
