# Empty custom commands generated dependencies file for tst_engine_match_autogen.
# This may be replaced when dependencies are built.
