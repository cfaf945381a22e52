# CMAKE generated file: DO NOT EDIT!
# Timestamp file for custom commands dependencies management for takujo_app_models_other_files.
