# Empty custom commands generated dependencies file for tst_search_coop_autogen.
# This may be replaced when dependencies are built.
