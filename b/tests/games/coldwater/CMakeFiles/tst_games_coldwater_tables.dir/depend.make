# Empty dependencies file for tst_games_coldwater_tables.
# This may be replaced when dependencies are built.
