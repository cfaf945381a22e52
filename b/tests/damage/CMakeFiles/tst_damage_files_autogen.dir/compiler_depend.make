# Empty custom commands generated dependencies file for tst_damage_files_autogen.
# This may be replaced when dependencies are built.
