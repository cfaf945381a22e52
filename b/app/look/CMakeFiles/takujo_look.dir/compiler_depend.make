# Empty compiler generated dependencies file for takujo_look.
# This may be replaced when dependencies are built.
