# Empty compiler generated dependencies file for tst_games_couperation_tower.
# This may be replaced when dependencies are built.
