# Empty custom commands generated dependencies file for tst_games_ccc_tables_autogen.
# This may be replaced when dependencies are built.
