# Empty compiler generated dependencies file for tst_app_hakkutsu.
# This may be replaced when dependencies are built.
