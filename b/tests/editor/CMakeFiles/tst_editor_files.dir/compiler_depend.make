# Empty compiler generated dependencies file for tst_editor_files.
# This may be replaced when dependencies are built.
