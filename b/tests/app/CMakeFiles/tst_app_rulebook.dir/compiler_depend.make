# Empty compiler generated dependencies file for tst_app_rulebook.
# This may be replaced when dependencies are built.
