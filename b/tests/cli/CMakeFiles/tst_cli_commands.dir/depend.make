# Empty dependencies file for tst_cli_commands.
# This may be replaced when dependencies are built.
