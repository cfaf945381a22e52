# Empty dependencies file for tst_app_secrets.
# This may be replaced when dependencies are built.
