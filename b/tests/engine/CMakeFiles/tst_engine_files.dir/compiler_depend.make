# Empty compiler generated dependencies file for tst_engine_files.
# This may be replaced when dependencies are built.
