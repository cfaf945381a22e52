# Empty dependencies file for tst_games_ccc_payments.
# This may be replaced when dependencies are built.
