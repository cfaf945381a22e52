# Empty compiler generated dependencies file for tst_cli_badinput.
# This may be replaced when dependencies are built.
