# Empty compiler generated dependencies file for toy_foreign.
# This may be replaced when dependencies are built.
