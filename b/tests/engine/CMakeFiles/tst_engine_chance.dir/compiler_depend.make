# Empty compiler generated dependencies file for tst_engine_chance.
# This may be replaced when dependencies are built.
