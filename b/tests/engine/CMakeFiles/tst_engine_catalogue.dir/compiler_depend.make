# Empty compiler generated dependencies file for tst_engine_catalogue.
# This may be replaced when dependencies are built.
