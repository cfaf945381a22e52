# Empty dependencies file for takujo_app_models.
# This may be replaced when dependencies are built.
