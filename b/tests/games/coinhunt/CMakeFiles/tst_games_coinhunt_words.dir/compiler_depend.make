# Empty compiler generated dependencies file for tst_games_coinhunt_words.
# This may be replaced when dependencies are built.
