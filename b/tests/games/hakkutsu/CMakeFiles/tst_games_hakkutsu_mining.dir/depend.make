# Empty dependencies file for tst_games_hakkutsu_mining.
# This may be replaced when dependencies are built.
