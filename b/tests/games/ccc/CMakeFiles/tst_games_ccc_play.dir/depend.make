# Empty dependencies file for tst_games_ccc_play.
# This may be replaced when dependencies are built.
