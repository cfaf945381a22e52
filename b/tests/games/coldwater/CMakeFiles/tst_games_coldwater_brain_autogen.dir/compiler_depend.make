# Empty custom commands generated dependencies file for tst_games_coldwater_brain_autogen.
# This may be replaced when dependencies are built.
