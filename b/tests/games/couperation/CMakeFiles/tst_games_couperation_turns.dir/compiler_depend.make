# Empty compiler generated dependencies file for tst_games_couperation_turns.
# This may be replaced when dependencies are built.
