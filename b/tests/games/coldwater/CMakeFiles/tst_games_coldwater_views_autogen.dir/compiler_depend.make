# Empty custom commands generated dependencies file for tst_games_coldwater_views_autogen.
# This may be replaced when dependencies are built.
