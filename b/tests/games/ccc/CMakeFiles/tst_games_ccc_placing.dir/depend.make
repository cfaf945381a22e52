# Empty dependencies file for tst_games_ccc_placing.
# This may be replaced when dependencies are built.
