# Empty dependencies file for tst_editor_tables.
# This may be replaced when dependencies are built.
