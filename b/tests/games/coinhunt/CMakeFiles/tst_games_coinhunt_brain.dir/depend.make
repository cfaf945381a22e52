# Empty dependencies file for tst_games_coinhunt_brain.
# This may be replaced when dependencies are built.
