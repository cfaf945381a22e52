# Empty compiler generated dependencies file for tst_engine_records.
# This may be replaced when dependencies are built.
