# Empty custom commands generated dependencies file for takujo_app_models_other_files.
# This may be replaced when dependencies are built.
