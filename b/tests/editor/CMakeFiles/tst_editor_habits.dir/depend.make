# Empty dependencies file for tst_editor_habits.
# This may be replaced when dependencies are built.
