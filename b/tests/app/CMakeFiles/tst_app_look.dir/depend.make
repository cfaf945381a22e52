# Empty dependencies file for tst_app_look.
# This may be replaced when dependencies are built.
