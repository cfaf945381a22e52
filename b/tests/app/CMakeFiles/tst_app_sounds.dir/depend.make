# Empty dependencies file for tst_app_sounds.
# This may be replaced when dependencies are built.
