# Empty dependencies file for tst_games_coinhunt_aiming.
# This may be replaced when dependencies are built.
