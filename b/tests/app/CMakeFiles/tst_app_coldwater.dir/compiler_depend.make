# Empty compiler generated dependencies file for tst_app_coldwater.
# This may be replaced when dependencies are built.
