# Empty dependencies file for tst_engine_undo.
# This may be replaced when dependencies are built.
