# Empty dependencies file for tst_games_coldwater_harbour.
# This may be replaced when dependencies are built.
