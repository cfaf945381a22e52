# Empty custom commands generated dependencies file for takujo_app_models_autogen.
# This may be replaced when dependencies are built.
