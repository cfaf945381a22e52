# Empty custom commands generated dependencies file for tst_engine_files_autogen.
# This may be replaced when dependencies are built.
