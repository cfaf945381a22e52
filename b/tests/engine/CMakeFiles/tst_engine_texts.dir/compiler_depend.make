# Empty compiler generated dependencies file for tst_engine_texts.
# This may be replaced when dependencies are built.
