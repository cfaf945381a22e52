# Empty compiler generated dependencies file for tst_editor_window.
# This may be replaced when dependencies are built.
