# Empty compiler generated dependencies file for tst_cli_players.
# This may be replaced when dependencies are built.
