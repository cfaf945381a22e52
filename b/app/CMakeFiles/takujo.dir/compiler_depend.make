# Empty compiler generated dependencies file for takujo.
# This may be replaced when dependencies are built.
