# Empty compiler generated dependencies file for takujo_study.
# This may be replaced when dependencies are built.
