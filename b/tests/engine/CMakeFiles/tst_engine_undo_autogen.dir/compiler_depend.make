# Empty custom commands generated dependencies file for tst_engine_undo_autogen.
# This may be replaced when dependencies are built.
