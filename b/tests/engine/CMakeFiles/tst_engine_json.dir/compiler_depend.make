# Empty compiler generated dependencies file for tst_engine_json.
# This may be replaced when dependencies are built.
