# Empty dependencies file for tst_app_coinhunt.
# This may be replaced when dependencies are built.
