# Empty custom commands generated dependencies file for tst_games_hakkutsu_treasure_autogen.
# This may be replaced when dependencies are built.
