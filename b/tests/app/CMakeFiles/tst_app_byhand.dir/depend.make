# Empty dependencies file for tst_app_byhand.
# This may be replaced when dependencies are built.
