# Empty dependencies file for toy_version.
# This may be replaced when dependencies are built.
