# Empty dependencies file for tst_editor_document.
# This may be replaced when dependencies are built.
