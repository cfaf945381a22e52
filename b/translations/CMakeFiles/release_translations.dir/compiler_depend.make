# Empty custom commands generated dependencies file for release_translations.
# This may be replaced when dependencies are built.
