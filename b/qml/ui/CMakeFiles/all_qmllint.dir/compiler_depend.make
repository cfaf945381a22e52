# Empty custom commands generated dependencies file for all_qmllint.
# This may be replaced when dependencies are built.
