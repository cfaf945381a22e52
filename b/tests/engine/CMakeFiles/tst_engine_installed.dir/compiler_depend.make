# Empty compiler generated dependencies file for tst_engine_installed.
# This may be replaced when dependencies are built.
