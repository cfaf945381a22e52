# Empty compiler generated dependencies file for toy_good.
# This may be replaced when dependencies are built.
