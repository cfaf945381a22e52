# Empty compiler generated dependencies file for tst_cli_coop.
# This may be replaced when dependencies are built.
