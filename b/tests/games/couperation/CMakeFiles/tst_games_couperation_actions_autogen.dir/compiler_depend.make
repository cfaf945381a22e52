# Empty custom commands generated dependencies file for tst_games_couperation_actions_autogen.
# This may be replaced when dependencies are built.
