# Empty dependencies file for tst_editor_results.
# This may be replaced when dependencies are built.
