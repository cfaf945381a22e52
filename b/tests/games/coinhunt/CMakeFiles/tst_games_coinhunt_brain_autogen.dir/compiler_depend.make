# Empty custom commands generated dependencies file for tst_games_coinhunt_brain_autogen.
# This may be replaced when dependencies are built.
