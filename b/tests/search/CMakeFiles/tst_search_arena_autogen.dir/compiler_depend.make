# Empty custom commands generated dependencies file for tst_search_arena_autogen.
# This may be replaced when dependencies are built.
