# Empty dependencies file for tst_engine_match.
# This may be replaced when dependencies are built.
