# Empty dependencies file for tst_games_coldwater_catching.
# This may be replaced when dependencies are built.
