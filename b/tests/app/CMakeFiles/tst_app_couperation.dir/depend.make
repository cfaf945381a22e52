# Empty dependencies file for tst_app_couperation.
# This may be replaced when dependencies are built.
