# Empty custom commands generated dependencies file for tst_games_couperation_players_autogen.
# This may be replaced when dependencies are built.
