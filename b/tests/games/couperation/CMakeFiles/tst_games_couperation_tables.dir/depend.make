# Empty dependencies file for tst_games_couperation_tables.
# This may be replaced when dependencies are built.
