# Empty compiler generated dependencies file for tst_app_damaged.
# This may be replaced when dependencies are built.
