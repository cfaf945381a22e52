# Empty custom commands generated dependencies file for tst_app_coldwater_autogen.
# This may be replaced when dependencies are built.
