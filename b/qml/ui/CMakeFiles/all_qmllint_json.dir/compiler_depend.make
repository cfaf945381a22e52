# Empty custom commands generated dependencies file for all_qmllint_json.
# This may be replaced when dependencies are built.
