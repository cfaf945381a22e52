# Empty compiler generated dependencies file for tst_app_trackmodel.
# This may be replaced when dependencies are built.
