# Empty dependencies file for tst_games_hakkutsu_scoring.
# This may be replaced when dependencies are built.
