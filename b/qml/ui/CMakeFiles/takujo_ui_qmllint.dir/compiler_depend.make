# Empty custom commands generated dependencies file for takujo_ui_qmllint.
# This may be replaced when dependencies are built.
