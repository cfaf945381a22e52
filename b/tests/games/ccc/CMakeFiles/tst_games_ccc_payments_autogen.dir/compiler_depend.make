# Empty custom commands generated dependencies file for tst_games_ccc_payments_autogen.
# This may be replaced when dependencies are built.
