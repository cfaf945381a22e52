# Empty compiler generated dependencies file for tst_search_cccbrain.
# This may be replaced when dependencies are built.
