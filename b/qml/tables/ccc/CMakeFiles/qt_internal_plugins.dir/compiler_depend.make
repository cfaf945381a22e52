# Empty custom commands generated dependencies file for qt_internal_plugins.
# This may be replaced when dependencies are built.
