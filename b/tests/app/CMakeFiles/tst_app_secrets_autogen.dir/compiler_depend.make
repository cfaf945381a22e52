# Empty custom commands generated dependencies file for tst_app_secrets_autogen.
# This may be replaced when dependencies are built.
