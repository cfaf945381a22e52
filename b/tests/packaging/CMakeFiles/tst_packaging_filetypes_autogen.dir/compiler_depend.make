# Empty custom commands generated dependencies file for tst_packaging_filetypes_autogen.
# This may be replaced when dependencies are built.
