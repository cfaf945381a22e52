# Empty dependencies file for tst_games_ccc_views.
# This may be replaced when dependencies are built.
