# Empty compiler generated dependencies file for takujo_app_models_resources_1.
# This may be replaced when dependencies are built.
