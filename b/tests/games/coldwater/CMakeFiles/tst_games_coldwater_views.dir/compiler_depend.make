# Empty compiler generated dependencies file for tst_games_coldwater_views.
# This may be replaced when dependencies are built.
