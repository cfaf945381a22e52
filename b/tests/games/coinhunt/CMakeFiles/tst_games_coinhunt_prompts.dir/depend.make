# Empty dependencies file for tst_games_coinhunt_prompts.
# This may be replaced when dependencies are built.
