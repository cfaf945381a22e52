# Empty compiler generated dependencies file for tst_games_couperation_players.
# This may be replaced when dependencies are built.
