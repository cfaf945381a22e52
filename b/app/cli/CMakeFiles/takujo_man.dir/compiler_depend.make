# Empty custom commands generated dependencies file for takujo_man.
# This may be replaced when dependencies are built.
