# Empty dependencies file for tst_games_ccc_scoring.
# This may be replaced when dependencies are built.
