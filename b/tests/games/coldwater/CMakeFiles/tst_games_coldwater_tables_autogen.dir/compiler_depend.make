# Empty custom commands generated dependencies file for tst_games_coldwater_tables_autogen.
# This may be replaced when dependencies are built.
