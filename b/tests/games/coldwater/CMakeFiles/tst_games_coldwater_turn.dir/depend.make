# Empty dependencies file for tst_games_coldwater_turn.
# This may be replaced when dependencies are built.
