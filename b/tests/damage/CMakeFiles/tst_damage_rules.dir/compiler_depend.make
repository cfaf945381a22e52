# Empty compiler generated dependencies file for tst_damage_rules.
# This may be replaced when dependencies are built.
