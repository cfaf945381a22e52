# Empty dependencies file for tst_editor_textsize.
# This may be replaced when dependencies are built.
