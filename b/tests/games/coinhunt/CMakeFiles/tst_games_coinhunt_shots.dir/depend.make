# Empty dependencies file for tst_games_coinhunt_shots.
# This may be replaced when dependencies are built.
