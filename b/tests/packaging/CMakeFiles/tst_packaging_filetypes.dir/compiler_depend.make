# Empty compiler generated dependencies file for tst_packaging_filetypes.
# This may be replaced when dependencies are built.
