# Empty compiler generated dependencies file for toy_nodata.
# This may be replaced when dependencies are built.
