# Empty custom commands generated dependencies file for tst_app_coinhunt_autogen.
# This may be replaced when dependencies are built.
