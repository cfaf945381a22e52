# Empty custom commands generated dependencies file for tst_games_coinhunt_words_autogen.
# This may be replaced when dependencies are built.
