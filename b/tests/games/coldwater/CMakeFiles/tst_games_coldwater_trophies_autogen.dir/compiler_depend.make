# Empty custom commands generated dependencies file for tst_games_coldwater_trophies_autogen.
# This may be replaced when dependencies are built.
