# Empty custom commands generated dependencies file for all_qmltyperegistrations.
# This may be replaced when dependencies are built.
