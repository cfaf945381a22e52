# Empty dependencies file for tst_games_coinhunt_turns.
# This may be replaced when dependencies are built.
