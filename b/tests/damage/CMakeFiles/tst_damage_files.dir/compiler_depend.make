# Empty compiler generated dependencies file for tst_damage_files.
# This may be replaced when dependencies are built.
