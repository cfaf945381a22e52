# Empty custom commands generated dependencies file for tst_engine_chance_autogen.
# This may be replaced when dependencies are built.
