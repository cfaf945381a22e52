# Empty compiler generated dependencies file for takujo_app_modelsplugin_init.
# This may be replaced when dependencies are built.
