# Empty custom commands generated dependencies file for takujo_translations_other_files.
# This may be replaced when dependencies are built.
