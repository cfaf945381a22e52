# Empty compiler generated dependencies file for tst_app_draftmodel.
# This may be replaced when dependencies are built.
