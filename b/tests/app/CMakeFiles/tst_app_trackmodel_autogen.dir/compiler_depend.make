# Empty custom commands generated dependencies file for tst_app_trackmodel_autogen.
# This may be replaced when dependencies are built.
