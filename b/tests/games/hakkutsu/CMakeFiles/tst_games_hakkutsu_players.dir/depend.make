# Empty dependencies file for tst_games_hakkutsu_players.
# This may be replaced when dependencies are built.
