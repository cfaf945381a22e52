# Empty dependencies file for tst_games_coldwater_ending.
# This may be replaced when dependencies are built.
