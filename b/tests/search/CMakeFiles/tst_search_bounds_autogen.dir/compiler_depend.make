# Empty custom commands generated dependencies file for tst_search_bounds_autogen.
# This may be replaced when dependencies are built.
