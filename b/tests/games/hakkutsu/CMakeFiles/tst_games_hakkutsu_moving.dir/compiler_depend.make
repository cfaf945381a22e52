# Empty compiler generated dependencies file for tst_games_hakkutsu_moving.
# This may be replaced when dependencies are built.
