# Empty dependencies file for tst_app_rowmodel.
# This may be replaced when dependencies are built.
