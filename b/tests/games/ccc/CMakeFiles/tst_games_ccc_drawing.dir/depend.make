# Empty dependencies file for tst_games_ccc_drawing.
# This may be replaced when dependencies are built.
