# Empty compiler generated dependencies file for tst_editor_play.
# This may be replaced when dependencies are built.
