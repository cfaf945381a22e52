# Empty dependencies file for takujo_app_modelsplugin.
# This may be replaced when dependencies are built.
