# Empty custom commands generated dependencies file for tst_editor_habits_autogen.
# This may be replaced when dependencies are built.
