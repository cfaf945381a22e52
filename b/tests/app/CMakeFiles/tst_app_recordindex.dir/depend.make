# Empty dependencies file for tst_app_recordindex.
# This may be replaced when dependencies are built.
