# Empty compiler generated dependencies file for tst_games_coinhunt_setup.
# This may be replaced when dependencies are built.
