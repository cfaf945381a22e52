# Empty dependencies file for tst_games_coldwater_trophies.
# This may be replaced when dependencies are built.
