# Empty compiler generated dependencies file for tst_app_session.
# This may be replaced when dependencies are built.
