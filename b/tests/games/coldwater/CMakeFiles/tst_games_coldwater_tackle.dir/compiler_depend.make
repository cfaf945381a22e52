# Empty compiler generated dependencies file for tst_games_coldwater_tackle.
# This may be replaced when dependencies are built.
