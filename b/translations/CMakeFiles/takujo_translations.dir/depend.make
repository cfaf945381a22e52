# Empty dependencies file for takujo_translations.
# This may be replaced when dependencies are built.
