# Empty compiler generated dependencies file for tst_games_ccc_rules.
# This may be replaced when dependencies are built.
