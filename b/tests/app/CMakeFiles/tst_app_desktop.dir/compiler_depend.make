# Empty compiler generated dependencies file for tst_app_desktop.
# This may be replaced when dependencies are built.
