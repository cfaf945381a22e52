# Empty dependencies file for tst_app_forecastmodel.
# This may be replaced when dependencies are built.
