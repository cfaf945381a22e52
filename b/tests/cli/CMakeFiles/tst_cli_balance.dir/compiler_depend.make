# Empty compiler generated dependencies file for tst_cli_balance.
# This may be replaced when dependencies are built.
